import { readFile } from 'node:fs/promises'
import { pixelVendors } from '@balcao/domain/checkout/pixel-vendors'
import type { Pixel, PixelFrameData } from '@balcao/domain/checkout/pixels'
import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '#app.ts'
import { listProductSites } from '#modules/catalog/list-product-sites.ts'
import { listPixels } from '#modules/tracking/list-pixels.ts'
import { inReplicaScope } from '#scope.ts'
import type { HostDirectory } from './host-platform.ts'
import { servesFramesAt } from './own-origins.ts'
import { pageFacts } from './page-facts.ts'
import { securityHeaders } from './security-headers.ts'

type PixelFrameRenderer = {
  assetsFromManifest(manifest: unknown): unknown
  renderPixelFrame(data: PixelFrameData, assets: unknown): { html: string; styleHashes: string[] }
}

type Params = { pageHost: string; productId: string }

const renderedFolder = new URL('../../../checkout/dist/', import.meta.url)

/**
 * The frame in which a product's pixels run, on an origin with nothing else: no cookie of ours, no form, no card. It may load the
 * scripts of that product's vendors, and only the page named in its address may show it.
 */
export async function pixelFrame(
  server: FastifyInstance,
  { app, platformOf }: { app: App; platformOf: HostDirectory },
): Promise<void> {
  const { pixelsOrigin, publicUrl } = app.config
  if (pixelsOrigin === undefined) return
  const renderer: PixelFrameRenderer = await import(new URL('server/entry-server.js', renderedFolder).href)
  const assets = renderer.assetsFromManifest(
    JSON.parse(await readFile(new URL('client/.vite/manifest.json', renderedFolder), 'utf8')),
  )

  servesFramesAt(server, { origin: pixelsOrigin, publicUrl, platformOf })
  server.get<{ Params: Params }>('/pixels/:pageHost/:productId', async (request, reply) => {
    const { pageHost, productId } = request.params
    if (!z.uuid().safeParse(productId).success) throw new AppError('not_found')
    const [pixels, allowedSites] = await inReplicaScope(app, request.platformId, (scope) =>
      Promise.all([listPixels(scope, productId), listProductSites(scope, productId)]),
    )
    if (pixels.length === 0) throw new AppError('not_found')
    const pageOrigin = `${new URL(publicUrl).protocol}//${pageHost}`
    const { html, styleHashes } = renderer.renderPixelFrame({ pageOrigin, pixels }, assets)
    return reply
      .removeHeader('x-frame-options')
      .headers({
        ...securityHeaders('pixels', {
          ...pageFacts(app),
          styleHashes,
          framedBy: pageOrigin,
          allowedSites,
          ...reachedBy(pixels),
        }),
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

/** The origins of the vendors of these pixels. */
function reachedBy(pixels: readonly Pixel[]): { scripts: string[]; connects: string[] } {
  const vendors = [...new Set(pixels.map(({ vendor }) => vendor))].map((vendor) => pixelVendors[vendor])
  return {
    scripts: [...new Set(vendors.flatMap(({ script, scripts }) => [new URL(script).origin, ...scripts]))],
    connects: [...new Set(vendors.flatMap(({ calls }) => calls))],
  }
}
