import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { AppError } from '@balcao/domain/app-error'
import type { CheckoutPage, PaymentView } from '@balcao/domain/checkout-page'
import { errorCodes } from '@balcao/domain/error-codes'
import type { Locale } from '@balcao/domain/vocabulary'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { getOfferVersion } from '../modules/catalog/get-offer-version.ts'
import { getCheckoutPage } from '../modules/checkout/get-checkout-page.ts'
import { getPaymentPage } from '../modules/payments/get-payment-page.ts'
import { inReplicaScope, inScope } from '../scope.ts'
import { eyesOf } from './eyes-of.ts'
import { pageFacts } from './page-facts.ts'
import { securityHeaders } from './security-headers.ts'

type RenderedPage = { html: string; styleHashes: string[] }
type UnavailableKind = 'offerNotFound' | 'offerUnavailable' | 'paymentNotFound'

/** What the built checkout exports; it is made by Vite, so it is loaded from its folder and not imported. */
type CheckoutRenderer = {
  assetsFromManifest(manifest: unknown): unknown
  renderCheckoutPage(page: CheckoutPage, assets: unknown): RenderedPage
  renderPaymentPage(view: PaymentView, locale: Locale, assets: unknown): RenderedPage
  renderUnavailablePage(kind: UnavailableKind, locale: Locale, assets: unknown): RenderedPage
}

type KeptPage = {
  version: number
  checkedAt: number
  plain: Buffer
  compressed: Buffer
  etag: string
  styleHashes: string[]
}

const keptPagesMax = 2_000
/** A change of the offer shows within this time; the purchase itself always looks again. */
const freshForMs = 1_000
const renderedFolder = new URL('../../../checkout/dist/', import.meta.url)

/** The buyer's pages. A checkout is rendered and compressed once per version of its offer; what is personal the browser fills in. */
export async function checkoutPages(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  const renderer: CheckoutRenderer = await import(new URL('server/entry-server.js', renderedFolder).href)
  const assets = renderer.assetsFromManifest(
    JSON.parse(await readFile(new URL('client/.vite/manifest.json', renderedFolder), 'utf8')),
  )
  const kept = new Map<string, KeptPage>()

  server.get<{ Params: { offerId: string } }>('/checkout/:offerId', async (request, reply) => {
    const { platformId } = request
    const { offerId } = request.params
    try {
      const key = `${platformId} ${offerId}`
      const now = app.clock.now().getTime()
      let page = kept.get(key)
      if (!page || now - page.checkedAt > freshForMs || now < page.checkedAt) {
        const version = await inReplicaScope(app, platformId, (scope) => getOfferVersion(scope, offerId))
        if (page?.version === version) page.checkedAt = now
        else {
          const shown = await getCheckoutPage(app, platformId, offerId)
          // Under its own version: another replica may have answered, and it may know an older one.
          page = keep(renderer.renderCheckoutPage(shown, assets), shown.offerVersion, now)
          if (kept.size >= keptPagesMax) kept.clear()
          kept.set(key, page)
        }
      }
      return sendKept(request, reply, page)
    } catch (error) {
      kept.delete(`${platformId} ${offerId}`)
      return sendUnavailable(reply, error, 'offerNotFound')
    }
  })

  server.get<{ Params: { paymentId: string } }>('/checkout/payment/:paymentId', async (request, reply) => {
    try {
      const eyes = await eyesOf(app, request)
      const { view, locale } = await inScope(app, request.platformId, (scope) =>
        getPaymentPage(scope, request.params.paymentId, eyes),
      )
      const page = renderer.renderPaymentPage(view, locale, assets)
      return send(reply, page, 'payment')
    } catch (error) {
      return sendUnavailable(reply, error, 'paymentNotFound')
    }
  })

  function sendUnavailable(reply: FastifyReply, error: unknown, whenMissing: UnavailableKind): FastifyReply {
    if (!(error instanceof AppError) || errorCodes[error.code].httpStatus >= 500) throw error
    const kind = error.code === 'offer_unavailable' ? 'offerUnavailable' : whenMissing
    return send(
      reply.code(error.code === 'offer_unavailable' ? 410 : 404),
      renderer.renderUnavailablePage(kind, 'PT_BR', assets),
    )
  }

  /** Never kept by a browser: a payment moves on, and a 410 without a word on it would be shown for ever, also when the offer sells again. */
  function send(
    reply: FastifyReply,
    page: RenderedPage,
    kind: 'checkout' | 'payment' = 'checkout',
  ): FastifyReply {
    return reply
      .headers(securityHeaders(kind, { ...pageFacts(app), styleHashes: page.styleHashes }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.html)
  }

  function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
    reply.headers({
      ...securityHeaders('checkout', { ...pageFacts(app), styleHashes: page.styleHashes }),
      'cache-control': 'no-cache',
      etag: page.etag,
      vary: 'accept-encoding',
    })
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    reply.type('text/html; charset=utf-8')
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    return takesBrotli ? reply.header('content-encoding', 'br').send(page.compressed) : reply.send(page.plain)
  }
}

function keep(page: RenderedPage, version: number, checkedAt: number): KeptPage {
  const plain = Buffer.from(page.html)
  return {
    version,
    checkedAt,
    plain,
    compressed: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    styleHashes: page.styleHashes,
  }
}
