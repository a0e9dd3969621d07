import { createHash } from 'node:crypto'
import { playerOfVideo } from '@balcao/domain/delivery/external-video'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { html } from '#kit/http/html.ts'
import { embedPath, readEmbedAddress } from '#modules/courses/embed-address.ts'

const style = 'html, body, iframe { width: 100%; height: 100%; margin: 0; border: 0; background: #000; }'
const styleHash = createHash('sha256').update(style).digest('base64')
/** Rights of the player: its own origin, and no navigation of the page around it. */
const sandbox =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'
const features = 'fullscreen; picture-in-picture; encrypted-media'

/**
 * The page around a video of YouTube or Vimeo, for a frame of our own pages. Only this page may frame these hosts: the
 * buyers' area, where people are logged in, may not.
 */
export async function embeddedVideos(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  server.get<{ Params: { token: string } }>(`${embedPath}:token`, async (request, reply) => {
    const shop = { app, platformId: request.platformId }
    const player = playerOfVideo(readEmbedAddress(shop, request.params.token))
    const { origin } = new URL(player)
    return reply
      .headers({
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src ${origin}; frame-ancestors 'self'; base-uri 'none'`,
        'x-frame-options': 'SAMEORIGIN',
        // Both hosts refuse a player without a referrer; only the origin is sent to them.
        'referrer-policy': 'strict-origin',
        'cache-control': 'private, max-age=3600',
      })
      .type('text/html; charset=utf-8')
      .send(
        html`<!doctype html>
          <html>
            <head>
              <meta charset="utf-8">
              <meta name="robots" content="noindex">
              <title>${origin}</title>
              <style>${{ markup: style }}</style>
            </head>
            <body>
              <iframe src="${player}" title="Vídeo" sandbox="${sandbox}" allow="${features}" referrerpolicy="strict-origin"></iframe>
            </body>
          </html>`.markup,
      )
  })
}
