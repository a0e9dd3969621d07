import { readFile } from 'node:fs/promises'
import type { CardFrameData } from '@balcao/domain/cards/card-frame'
import { locales } from '@balcao/domain/vocabulary'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '#app.ts'
import { checkoutApi } from '#modules/checkout/checkout.api.ts'
import { getCardFrame } from '#modules/checkout/get-card-frame.ts'
import { router } from '#rpc/trpc.ts'
import { inScope } from '#scope.ts'
import type { HostDirectory } from './host-platform.ts'
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

/** The one procedure that receives a card, called from the frame. */
const cardRouter = router({ checkout: router({ tokenCreditCard: checkoutApi.tokenCreditCard }) })

/**
 * The frame in which cards are typed, on an origin of its own. Its address names the page's host, which gives the offer's tenant,
 * and only that page may show the frame.
 */
export async function cardFrame(
  server: FastifyInstance,
  { app, platformOf }: { app: App; platformOf: HostDirectory },
): Promise<void> {
  const { cardsOrigin, publicUrl } = app.config
  if (cardsOrigin === undefined) return
  const renderer: CardFrameRenderer = await import(new URL('server/entry-server.js', renderedFolder).href)
  const assets = renderer.assetsFromManifest(
    JSON.parse(await readFile(new URL('client/.vite/manifest.json', renderedFolder), 'utf8')),
  )

  servesFramesAt(server, { origin: cardsOrigin, publicUrl, platformOf })
  const send = (
    reply: FastifyReply,
    frame: Omit<CardFrameData, 'pageOrigin'>,
    { pageHost, allowedSites }: Pick<Params, 'pageHost'> & { allowedSites?: readonly string[] },
  ) => {
    const pageOrigin = `${new URL(publicUrl).protocol}//${pageHost}`
    const { html, styleHashes } = renderer.renderCardFrame({ ...frame, pageOrigin }, assets)
    const connects = frame.provider ? [new URL(frame.provider.call.url).origin] : []
    return reply
      .removeHeader('x-frame-options')
      .headers({
        ...securityHeaders('cards', {
          ...pageFacts(app),
          styleHashes,
          framedBy: pageOrigin,
          // A browser checks every page around the frame against the policy, not only the innermost.
          allowedSites,
          connects,
        }),
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  }
  server.get<{ Params: Params }>('/cards/:pageHost/:offerId', async (request, reply) => {
    const { pageHost, offerId } = request.params
    const { keepsCard, allowedSites, ...frame } = await inScope(app, request.platformId, (scope) =>
      getCardFrame(scope, offerId),
    )
    const tokenCreditCardUrl = keepsCard ? `/cards/${pageHost}/api/trpc/checkout.tokenCreditCard` : null
    return send(reply, { ...frame, tokenCreditCardUrl }, { pageHost, allowedSites })
  })
  // A subscriber's next card is sealed for our vault, independent of any offer.
  server.get<{ Params: Params; Querystring: { locale?: string } }>(
    '/cards/:pageHost/another-card',
    (request, reply) =>
      send(
        reply,
        {
          locale: locales.find((locale) => locale === request.query.locale) ?? 'PT_BR',
          offerId: '',
          audience: request.platformId,
          publicJwk: app.cardKeys.publicJwk,
          now: app.worldClock.now().toISOString(),
          provider: null,
          tokenCreditCardUrl: null,
          isKeptCardNeeded: false,
        },
        request.params,
      ),
  )
  await server.register(trpcPlugin, { app, at: '/cards/:pageHost/api/trpc', router: cardRouter })
}
