import { readFile } from 'node:fs/promises'
import type { CardFrameData } from '@balcao/domain/card-frame'
import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { checkoutApi } from '../modules/checkout/checkout.api.ts'
import { getCardFrame } from '../modules/checkout/get-card-frame.ts'
import { router } from '../rpc/trpc.ts'
import { inScope } from '../scope.ts'
import { servesFramesAt } from './own-origins.ts'
import { pageFacts } from './page-facts.ts'
import { securityHeaders } from './security-headers.ts'
import { trpcPlugin } from './trpc-plugin.ts'

type CardFrameRenderer = {
  assetsFromManifest(manifest: unknown): unknown
  renderCardFrame(data: CardFrameData, assets: unknown): { html: string; styleHashes: string[] }
}

type Params = { pageHost: string; offerId: string }

const renderedFolder = new URL('../../../checkout/dist/', import.meta.url)

/** The one procedure that is called with a card in hand, and so from the frame. */
const cardRouter = router({ checkout: router({ tokenCreditCard: checkoutApi.tokenCreditCard }) })

/**
 * The frame in which cards are typed, on an origin of its own. Its address names the page's host: that says whose offer it is, and that
 * page alone may show it.
 */
export async function cardFrame(
  server: FastifyInstance,
  { app, platformOf }: { app: App; platformOf: (host: string) => Promise<string> },
): Promise<void> {
  const { cardsOrigin, publicUrl } = app.config
  if (cardsOrigin === undefined) return
  const renderer: CardFrameRenderer = await import(new URL('server/entry-server.js', renderedFolder).href)
  const assets = renderer.assetsFromManifest(
    JSON.parse(await readFile(new URL('client/.vite/manifest.json', renderedFolder), 'utf8')),
  )

  servesFramesAt(server, { origin: cardsOrigin, publicUrl, platformOf })
  server.get<{ Params: Params }>('/cards/:pageHost/:offerId', async (request, reply) => {
    const { pageHost, offerId } = request.params
    const pageOrigin = `${new URL(publicUrl).protocol}//${pageHost}`
    const frame = await inScope(app, request.platformId, (scope) => getCardFrame(scope, offerId))
    const { html, styleHashes } = renderer.renderCardFrame(
      {
        ...frame,
        pageOrigin,
        tokenCreditCardUrl: frame.keepsCard ? `/cards/${pageHost}/api/trpc/checkout.tokenCreditCard` : null,
      },
      assets,
    )
    const connects = frame.provider ? [new URL(frame.provider.call.url).origin] : []
    return reply
      .removeHeader('x-frame-options')
      .headers({
        ...securityHeaders('cards', { ...pageFacts(app), styleHashes, framedBy: pageOrigin, connects }),
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  })
  await server.register(trpcPlugin, { app, at: '/cards/:pageHost/api/trpc', router: cardRouter })
}
