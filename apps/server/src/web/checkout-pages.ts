import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import type { CheckoutPage, PageBrand, PaymentView } from '@balcao/domain/checkout/checkout-page'
import { frameKeyName } from '@balcao/domain/checkout/frame-key'
import { type Framing, noFraming } from '@balcao/domain/checkout/framing'
import type { PixelFramePlace } from '@balcao/domain/checkout/pixels'
import { afterOffer } from '@balcao/domain/checkout/upsell-funnel'
import type { UpsellPage } from '@balcao/domain/checkout/upsell-page'
import { AppError } from '@balcao/domain/texts/app-error'
import { errorCodes } from '@balcao/domain/texts/error-codes'
import type { Locale } from '@balcao/domain/vocabulary'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { takesBrotli } from '#kit/http/brotli.ts'
import { isRobot } from '#kit/http/is-robot.ts'
import { createKept } from '#kit/kept.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import { findClosedOffer } from '#modules/checkout/find-closed-offer.ts'
import { findFraming } from '#modules/checkout/find-framing.ts'
import { getCheckoutPage } from '#modules/checkout/get-checkout-page.ts'
import { getCheckoutState } from '#modules/checkout/get-checkout-state.ts'
import { getLinkPage } from '#modules/checkout/get-link-page.ts'
import { getUpsellPage } from '#modules/checkout/get-upsell-page.ts'
import { followLink } from '#modules/links/follow-link.ts'
import { browserOf } from '#modules/payments/views/browser-of.ts'
import { getPaymentPage } from '#modules/payments/views/get-payment-page.ts'
import { readOwnPayments } from '#modules/payments/views/purchase-cookie.ts'
import { findPixelFrameOfPayment } from '#modules/tracking/find-pixel-frame.ts'
import { inGlance, inReplicaScope, inScope } from '#scope.ts'
import type { Brand, BrandDirectory } from './brand-directory.ts'
import { checkoutPreview, previewOfClosed } from './checkout-preview.ts'
import { isVisit } from './is-visit.ts'
import { pageFacts } from './page-facts.ts'
import { paymentStates } from './payment-states.ts'
import { securityHeaders } from './security-headers.ts'
import { withTestBand } from './test-band.ts'
import { viewerOf } from './viewer-of.ts'

type RenderedPage = { html: string; styleHashes: string[] }
type UnavailableKind = 'offerNotFound' | 'offerUnavailable' | 'offerComing' | 'noMethod' | 'paymentNotFound'

/** Exports of the built checkout; Vite builds it, so it is loaded from its folder and not imported. */
type CheckoutRenderer = {
  assetsFromManifest(manifest: unknown): unknown
  renderCheckoutPage(page: CheckoutPage, assets: unknown, url?: string): RenderedPage
  renderPaymentPage(
    page: { view: PaymentView; locale: Locale; pixelFrame: PixelFramePlace | null; framing: Framing },
    assets: unknown,
  ): RenderedPage
  renderUpsellPage(page: UpsellPage, framing: Framing, assets: unknown): RenderedPage
  renderUnavailablePage(
    page: { kind: UnavailableKind; locale: Locale; brand: PageBrand },
    assets: unknown,
  ): RenderedPage
  samplePaymentNames: readonly string[]
  renderSamplePayment(name: string, locale: Locale, assets: unknown): RenderedPage | null
}

type KeptPage = {
  state: string
  plain: Buffer
  compressed: Buffer
  etag: string
  /** Whether sites of others may show it. */
  isFramed: boolean
  headers: Record<string, string>
}

type OfferRoute = { Params: { offerId: string } }
type Place = { platformId: string; offerId: string }

/** Rate limit against guessing links. */
/** Only unknown links count: many buyers share an IP address, and follow one link. */
const missLimit = { name: 'payment link', perMinute: 60, burst: 60 }
const renderedFolder = new URL('../../../checkout/dist/', import.meta.url)

/**
 * The buyer's pages. A checkout is rendered and compressed once per version of its offer; the browser fills
 * in personal data.
 */
export async function checkoutPages(
  server: FastifyInstance,
  { app, brandOf }: { app: App; brandOf: BrandDirectory },
): Promise<void> {
  const renderer: CheckoutRenderer = await import(new URL('server/entry-server.js', renderedFolder).href)
  const assets = renderer.assetsFromManifest(
    JSON.parse(await readFile(new URL('client/.vite/manifest.json', renderedFolder), 'utf8')),
  )
  // The purchase itself always reads the offer again.
  const kept = createKept<KeptPage, Place>({
    clock: app.clock,
    freshForMs: 1_000,
    keptMax: 2_000,
    keyOf: ({ platformId, offerId }) => `${platformId} ${offerId}`,
    read: async ({ platformId, offerId }, former) => {
      const readState = () => inGlance(app, platformId, (scope) => getCheckoutState(scope, offerId))
      if (former && former.state === (await readState())) return former
      const { page, state, url } = await getCheckoutPage(app, platformId, offerId)
      // Cached under the version in this answer, which may come from another replica and be older.
      const rendered = withTestBand(renderer.renderCheckoutPage(page, assets, url), platformId)
      return keep(rendered, state, page.allowedSites)
    },
  })

  server.get<OfferRoute>('/checkout/:offerId', (request, reply) => {
    const page = kept.fresh(placeOf(request))
    if (page === undefined) return lookAndShow(request, reply)
    noteVisit(request, request.params.offerId, page.isFramed)
    sendKept(request, reply, page)
    // Undefined, since Fastify would wait for a returned reply.
    return undefined
  })

  async function lookAndShow(
    request: FastifyRequest<OfferRoute>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { platformId, offerId } = placeOf(request)
    try {
      const page = await kept.get({ platformId, offerId })
      noteVisit(request, offerId, page.isFramed)
      return sendKept(request, reply, page)
    } catch (error) {
      const kind = unavailableKind(error, 'offerNotFound')
      const closed = await inReplicaScope(app, platformId, (scope) => findClosedOffer(scope, offerId))
      if (kind === 'offerUnavailable' && closed?.isComing) {
        const session = await readSession(app, request.headers.cookie, platformId)
        if (session?.role === 'SELLER' && session.userId === closed.sellerId)
          return reply
            .header('cache-control', 'no-store')
            .redirect(`/checkout-preview/${offerId}?${previewOfClosed}`, 302)
      }
      return sendUnavailable(request, reply, {
        kind: kind === 'offerUnavailable' && closed?.isComing ? 'offerComing' : kind,
        locale: closed?.language ?? readersLanguage(request),
        brand: closed?.brand,
      })
    }
  }

  server.get<{ Params: { code: string } }>('/l/:code', async (request, reply) => {
    const { platformId } = request
    try {
      const followed = await inScope(app, platformId, async (scope) => {
        const found = await followLink(scope, {
          code: request.params.code,
          ownPaymentIds: readOwnPayments(app, browserOf(request.platformId, request)),
          isVisit: isVisit(request),
        })
        return found.kind === 'SELLS' ? getLinkPage(scope, found.link) : found
      })
      if ('page' in followed) {
        const { offerId, allowedSites } = followed.page
        noteVisit(request, offerId, allowedSites.length > 0)
        return send(reply, renderer.renderCheckoutPage(followed.page, assets, followed.url), { allowedSites })
      }
      return reply
        .header('cache-control', 'no-store')
        .redirect(paymentAddress(request, followed.paymentId), 302)
    } catch (error) {
      app.limits.spend(missLimit, addressNetwork(request.ip))
      return sendUnavailable(request, reply, {
        kind: unavailableKind(error, 'offerNotFound'),
        locale: readersLanguage(request),
      })
    }
  })

  server.get<{ Params: { paymentId: string } }>('/checkout/upsell/:paymentId', async (request, reply) => {
    const { paymentId } = request.params
    try {
      const browser = browserOf(request.platformId, request)
      const ownPaymentIds = readOwnPayments(app, browser)
      const isFramed = browser.frameKey !== undefined || request.headers['sec-fetch-dest'] === 'iframe'
      const { page, framing } = await inScope(app, request.platformId, async (scope) => ({
        page: await getUpsellPage(scope, { paymentId, ownPaymentIds, isFramed }),
        framing: await findFraming(scope, paymentId),
      }))
      if (page)
        return send(reply, renderer.renderUpsellPage(page, framing, assets), {
          // One click on a page with a card charges it, so no site may show such a page.
          allowedSites: page.method === 'CREDIT_CARD' ? [] : framing.sites,
        })
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${paymentAddress(request, paymentId)}${afterOffer}`, 302)
    } catch (error) {
      return sendUnavailable(request, reply, {
        kind: unavailableKind(error, 'paymentNotFound'),
        locale: readersLanguage(request),
      })
    }
  })

  server.get<{ Params: { paymentId: string } }>('/checkout/payment/:paymentId', async (request, reply) => {
    try {
      const viewer = await viewerOf(app, request)
      const { paymentId } = request.params
      const page = await inScope(app, request.platformId, async (scope) => {
        const shown = await getPaymentPage(scope, paymentId, viewer)
        return {
          ...shown,
          pixelFrame: await findPixelFrameOfPayment(scope, paymentId),
          // Shown only to its buyer: no site can show another person's payment, or learn its product.
          framing: shown.view.purchase === null ? noFraming : await findFraming(scope, paymentId),
        }
      })
      const { sites } = page.framing
      return send(reply, renderer.renderPaymentPage(page, assets), { kind: 'payment', allowedSites: sites })
    } catch (error) {
      return sendUnavailable(request, reply, {
        kind: unavailableKind(error, 'paymentNotFound'),
        locale: readersLanguage(request),
      })
    }
  })

  await server.register(checkoutPreview, {
    app,
    render: (page) => renderer.renderCheckoutPage(page, assets),
  })
  if (app.config.isDemo)
    await server.register(paymentStates, {
      app,
      names: renderer.samplePaymentNames,
      render: (name, locale) => renderer.renderSamplePayment(name, locale, assets),
    })

  function noteVisit(request: FastifyRequest, offerId: string, isFramed: boolean): void {
    if (isRobot(request.headers['user-agent']) || !isVisit(request, { isFramed })) return
    app.checkoutCounts.note({ platformId: request.platformId, offerId, what: 'visits', at: app.clock.now() })
  }

  async function sendUnavailable(
    { platformId }: FastifyRequest,
    reply: FastifyReply,
    { brand, ...page }: { kind: UnavailableKind; locale: Locale; brand?: PageBrand | undefined },
  ): Promise<FastifyReply> {
    const shown = renderer.renderUnavailablePage(
      { ...page, brand: brand ?? ownBrand(await brandOf(platformId)) },
      assets,
    )
    return send(reply.code(unavailableStatus[page.kind]), shown)
  }

  /**
   * Never cached by a browser: a payment changes, and a cached 410 would be shown even after the offer sells again.
   */
  function send(
    reply: FastifyReply,
    rendered: RenderedPage,
    {
      kind = 'checkout',
      allowedSites,
    }: { kind?: 'checkout' | 'payment'; allowedSites?: readonly string[] } = {},
  ): FastifyReply {
    const { html, styleHashes } = withTestBand(rendered, reply.request.platformId)
    if (allowedSites?.length) reply.removeHeader('x-frame-options')
    return reply
      .headers(securityHeaders(kind, { ...pageFacts(app), styleHashes, allowedSites }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  }

  function keep(
    { html, styleHashes }: RenderedPage,
    state: string,
    allowedSites: readonly string[],
  ): KeptPage {
    const plain = Buffer.from(html)
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    return {
      state,
      plain,
      compressed: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      etag,
      isFramed: allowedSites.length > 0,
      headers: {
        ...securityHeaders('checkout', { ...pageFacts(app), styleHashes, allowedSites }),
        'cache-control': 'no-cache',
        etag,
        vary: 'accept-encoding',
      },
    }
  }
}

/** Address of a payment's page, with the key in a frame. */
function paymentAddress(request: FastifyRequest, paymentId: string): string {
  const { frameKey } = browserOf(request.platformId, request)
  return `/checkout/payment/${paymentId}${frameKey === undefined ? '' : `?${frameKeyName}=${encodeURIComponent(frameKey)}`}`
}

/** A page without a seller has the platform's brand. */
function ownBrand({ name, brandColor }: Brand): PageBrand {
  return { name, colorPrimary: brandColor, supportEmail: null, supportPhone: null }
}

function placeOf({ platformId, params }: FastifyRequest<OfferRoute>): Place {
  return { platformId, offerId: params.offerId }
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  if (page.isFramed) reply.removeHeader('x-frame-options')
  reply.headers(page.headers)
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  return takesBrotli(request.headers)
    ? reply.header('content-encoding', 'br').send(page.compressed)
    : reply.send(page.plain)
}

const unavailableStatus: Record<UnavailableKind, number> = {
  offerNotFound: 404,
  paymentNotFound: 404,
  offerUnavailable: 410,
  // The address is valid, and works once the platform has approved the product.
  offerComing: 404,
  // The address is valid: the offer sells again as soon as a method works.
  noMethod: 503,
}

/** The kind of page for a buyer instead of the checkout; other errors are rethrown. */
function unavailableKind(error: unknown, whenMissing: UnavailableKind): UnavailableKind {
  if (!(error instanceof AppError) || errorCodes[error.code].httpStatus >= 500) throw error
  if (error.code === 'offer_unavailable') return 'offerUnavailable'
  return error.code === 'method_unavailable' ? 'noMethod' : whenMissing
}

/**
 * The browser's language, for pages without an offer. An offer of another platform is unknown here, without any data of
 * it.
 */
function readersLanguage({ headers }: FastifyRequest): Locale {
  const wanted = headers['accept-language']?.slice(0, 2).toLowerCase()
  return wanted === 'en' ? 'EN_US' : wanted === 'es' ? 'ES_ES' : 'PT_BR'
}
