import { frameKeyName } from '@balcao/domain/checkout/frame-key'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { offers } from '#db/schema/catalog.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { isRobot } from '#kit/http/is-robot.ts'
import { strangerOf } from '#modules/accounts/doors/visitor.ts'
import { proofOf, spendOrProve } from '#modules/accounts/throttling/proof-of-work.ts'
import { abandonedCartInput, putAbandonedCart } from '#modules/carts/put-abandoned-cart.ts'
import { cartRestoreInput, restoreCart } from '#modules/carts/restore-cart.ts'
import { findCoupon } from '#modules/coupons/find-coupon.ts'
import { loadOfferToSell } from '#modules/links/load-offer-to-sell.ts'
import { readReferral } from '#modules/partners/affiliates/referral.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { planClaimedChecks } from '#modules/payments/asking/plan-check.ts'
import { browserOf } from '#modules/payments/views/browser-of.ts'
import { getPaymentView } from '#modules/payments/views/get-payment-view.ts'
import { type PaymentViewer, paymentViewer } from '#modules/payments/views/payment-viewer.ts'
import {
  type Browser,
  frameKeyOf,
  readOwnPayments,
  rememberPurchase,
} from '#modules/payments/views/purchase-cookie.ts'
import type { RequestContext } from '#rpc/context.ts'
import { publicProcedure, router } from '#rpc/trpc.ts'
import { inReplicaScope, inScope } from '#scope.ts'
import { acceptUpsell, acceptUpsellInput, type UpsellBrowser } from './accept-upsell.ts'
import { answerUpsell, upsellAnswerInput } from './answer-upsell.ts'
import { findOpenPayment, openPaymentInput } from './find-open-payment.ts'
import { leaveChallenge } from './leave-challenge.ts'
import { purchase } from './purchase.ts'
import { purchaseInput } from './purchase-input.ts'
import { purchaseKey } from './purchase-key.ts'
import { couponQuoteInput, quoteCoupon } from './quote-coupon.ts'
import { quoteInstallments } from './quote-order.ts'
import { reissuePayment } from './reissue-payment.ts'
import { requestAccessCode } from './request-access-code.ts'
import { tokenCreditCard, tokenCreditCardInput } from './token-credit-card.ts'
import { undoUpsell, undoUpsellInput } from './undo-upsell.ts'

const purchaseLimit = { name: 'purchase', perMinute: 30, burst: 30 }
const refreshLimit = { name: 'refresh payment', perMinute: 2, burst: 2 }
const leaveLimit = { name: 'leave challenge', perMinute: 4, burst: 4 }
const reissueLimit = { name: 'reissue payment', perMinute: 2, burst: 4 }
/** Limit of cards saved from one network before any purchase. */
const keptCardLimit = { name: 'kept card', perMinute: 20, burst: 20 }
/** Codes are short, so guesses are limited. */
const couponLimit = { name: 'coupon', perMinute: 30, burst: 30 }
const readLimit = { name: 'checkout read', perMinute: 240, burst: 240 }
const startLimit = { name: 'checkout start', perMinute: 30, burst: 30 }
const cartLimit = { name: 'abandoned cart', perMinute: 60, burst: 60 }

export const checkoutApi = router({
  getInstallments: publicProcedure
    .input(
      z.object({
        checkoutId: z.uuid(),
        paymentLink: purchaseInput.shape.paymentLink,
        coupon: purchaseInput.shape.coupon,
        orderBumpsIds: z.array(z.uuid()).max(20).default([]),
        fareAmount: z.int().min(0).optional(),
      }),
    )
    .query(({ ctx, input }) => {
      if (input.coupon === undefined) spendOrProve(ctx, readLimit, 'read')
      else spendOrProve(ctx, couponLimit, 'coupon')
      return inReplicaScope(ctx.app, ctx.platformId, async (scope) => {
        const offer = await loadOfferToSell(scope, {
          offerId: input.checkoutId,
          paymentLink: input.paymentLink,
        })
        const found = input.coupon === undefined ? null : await findCoupon(scope, input.coupon, offer)
        const options = quoteInstallments(offer, {
          orderBumpsIds: input.orderBumpsIds,
          deliveryFareCents: input.fareAmount,
          coupon: found?.isTakenHere ? found.coupon : undefined,
        })
        return options.map(({ count, installmentValue, total }) => ({ count, installmentValue, total }))
      })
    }),

  quoteCoupon: publicProcedure.input(couponQuoteInput).query(({ ctx, input }) => {
    spendOrProve(ctx, couponLimit, 'coupon')
    const ownPaymentIds = readOwnPayments(ctx.app, browserOf(ctx.platformId, ctx.request))
    return inScope(ctx.app, ctx.platformId, (scope) => quoteCoupon(scope, { ...input, ownPaymentIds }))
  }),

  purchase: publicProcedure.input(purchaseInput).mutation(async ({ ctx, input }) => {
    const purchaseId = purchaseKey(input.purchaseId, ctx.request.headers.cookie)
    spendOrProve(ctx, purchaseLimit, `purchase ${purchaseId}`)
    const browser = browserOf(ctx.platformId, ctx.request)
    const visitor = {
      ip: ctx.ip,
      userAgent: ctx.userAgent,
      referral: readReferral(ctx.app, { ...browser, userId: ctx.session?.userId ?? null }),
      proof: proofOf(ctx.request),
      ownPaymentIds: readOwnPayments(ctx.app, browser),
    }
    const answer = await purchase(ctx.app, ctx.platformId, { ...input, purchaseId }, visitor)
    rememberOwn(ctx, browser, answer.paymentId)
    return answer
  }),

  /** One click on an offer after a purchase, with the token of that purchase's answer. */
  acceptUpsell: publicProcedure.input(acceptUpsellInput).mutation(async ({ ctx, input }) => {
    spendOrProve(ctx, purchaseLimit, 'answer an offer')
    const browser = browserOf(ctx.platformId, ctx.request)
    const answer = await acceptUpsell(ctx.app, ctx.platformId, input, upsellBrowserOf(ctx, browser))
    rememberOwn(ctx, browser, answer.paymentId)
    return answer
  }),

  /** The answer to a step of a funnel, with the token of its page. */
  answerUpsell: publicProcedure.input(upsellAnswerInput).mutation(async ({ ctx, input }) => {
    spendOrProve(ctx, purchaseLimit, 'answer an offer')
    const browser = browserOf(ctx.platformId, ctx.request)
    const answer = await answerUpsell(ctx.app, ctx.platformId, input, upsellBrowserOf(ctx, browser))
    if (answer) rememberOwn(ctx, browser, answer.paymentId)
    return answer
  }),

  undoUpsell: publicProcedure.input(undoUpsellInput).mutation(({ ctx, input }) => {
    spendOrProve(ctx, purchaseLimit, 'answer an offer')
    const browser = browserOf(ctx.platformId, ctx.request)
    const ownPaymentIds = readOwnPayments(ctx.app, browser)
    return inScope(ctx.app, ctx.platformId, (scope) =>
      undoUpsell(scope, input, { ip: ctx.ip, ownPaymentIds }),
    )
  }),

  /**
   * Sends a login code to the mailbox of a purchase made in this browser, so that the buyer need not type the
   * address again.
   */
  requestAccessCode: publicProcedure.input(z.object({ paymentId: z.uuid() })).mutation(({ ctx, input }) => {
    const browser = browserOf(ctx.platformId, ctx.request)
    return requestAccessCode(strangerOf(ctx), { ...input, ownPaymentIds: readOwnPayments(ctx.app, browser) })
  }),

  findOpenPayment: publicProcedure.input(openPaymentInput).mutation(({ ctx, input }) => {
    spendOrProve(ctx, readLimit, 'read')
    return inScope(ctx.app, ctx.platformId, (scope) => findOpenPayment(scope, input))
  }),

  tokenCreditCard: publicProcedure.input(tokenCreditCardInput).mutation(({ ctx, input }) => {
    spendOrProve(ctx, keptCardLimit, 'keep a card')
    return inScope(ctx.app, ctx.platformId, (scope) => tokenCreditCard(scope, input, ctx.ip))
  }),

  getPayment: publicProcedure.input(z.object({ paymentId: z.uuid() })).query(({ ctx, input }) => {
    spendOrProve(ctx, readLimit, 'read')
    return inScope(ctx.app, ctx.platformId, (scope) => getPaymentView(scope, input.paymentId, viewerOf(ctx)))
  }),

  /** "I have paid": queries the provider now and a few times soon, instead of waiting for its webhook. */
  refreshPayment: publicProcedure
    .input(z.object({ paymentId: z.uuid() }))
    .mutation(async ({ ctx, input }) => {
      ctx.app.limits.spend(refreshLimit, input.paymentId)
      const look = () =>
        inScope(ctx.app, ctx.platformId, (scope) => getPaymentView(scope, input.paymentId, viewerOf(ctx)))
      const view = await look()
      if (view.status !== 'PENDING' && !view.isConfirming) return view
      await checkPayment(ctx.app, {
        platformId: ctx.platformId,
        paymentId: input.paymentId,
        source: 'RECONCILER',
      })
      const current = await look()
      if (current.status === 'PENDING' && !current.isConfirming)
        await inScope(ctx.app, ctx.platformId, (scope) => planClaimedChecks(scope, input))
      return current
    }),

  /** A new code for an order whose code expired, for every visitor who may pay the order. */
  reissuePayment: publicProcedure.input(z.object({ paymentId: z.uuid() })).mutation(({ ctx, input }) => {
    spendOrProve(ctx, purchaseLimit, `reissue ${input.paymentId}`)
    ctx.app.limits.spend(reissueLimit, input.paymentId)
    return reissuePayment(ctx.app, { platformId: ctx.platformId, paymentId: input.paymentId, ip: ctx.ip })
  }),

  /** "Use another card": withdraws a card that waits for its buyer's confirmation at the bank. */
  leaveChallenge: publicProcedure.input(z.object({ paymentId: z.uuid() })).mutation(({ ctx, input }) => {
    spendOrProve(ctx, purchaseLimit, `leave ${input.paymentId}`)
    ctx.app.limits.spend(leaveLimit, input.paymentId)
    return leaveChallenge(ctx.app, { ...input, platformId: ctx.platformId, viewer: viewerOf(ctx) })
  }),

  checkAbandonedCartEnabled: publicProcedure
    .input(z.object({ offerId: z.uuid() }))
    .query(({ ctx, input }) => {
      spendOrProve(ctx, readLimit, 'read')
      return inReplicaScope(ctx.app, ctx.platformId, async ({ tx }) => {
        const [offer] = await tx
          .select({ isEnabled: offers.abandonedCartEnabled })
          .from(offers)
          .where(eq(offers.id, input.offerId))
        return offer?.isEnabled ?? false
      })
    }),

  putAbandonedCart: publicProcedure.input(abandonedCartInput).mutation(({ ctx, input }) => {
    ctx.app.limits.spend(cartLimit, addressNetwork(ctx.ip))
    return inScope(ctx.app, ctx.platformId, (scope) => putAbandonedCart(scope, input))
  }),

  /** Counts a visitor who began to fill in the checkout; stores no other data. */
  noteStart: publicProcedure.input(z.object({ offerId: z.uuid() })).mutation(({ ctx, input }) => {
    const { app, platformId, ip, userAgent } = ctx
    app.limits.spend(startLimit, addressNetwork(ip))
    if (!isRobot(userAgent))
      app.checkoutCounts.note({ platformId, offerId: input.offerId, what: 'starts', at: app.clock.now() })
  }),

  /** The data typed earlier, for a visitor with the link of a cart. */
  restoreCart: publicProcedure.input(cartRestoreInput).mutation(({ ctx, input }) => {
    ctx.app.limits.spend(cartLimit, addressNetwork(ctx.ip))
    return inScope(ctx.app, ctx.platformId, (scope) => restoreCart(scope, input))
  }),
})

function viewerOf({ app, platformId, session, request }: RequestContext): PaymentViewer {
  return paymentViewer(app, { session, browser: browserOf(platformId, request) })
}

function upsellBrowserOf({ app, ip }: RequestContext, browser: Browser): UpsellBrowser {
  return {
    ip,
    ownPaymentIds: readOwnPayments(app, browser),
    cardPaymentIds: readOwnPayments(app, { ...browser, frameKey: undefined }),
  }
}

/**
 * Gives this browser the buyer's view: by a cookie, and inside a frame by a key that only the frame's own
 * page can read.
 */
function rememberOwn({ app, request, reply }: RequestContext, browser: Browser, paymentId: string): void {
  reply.header('set-cookie', rememberPurchase(app, browser, paymentId))
  if (request.headers[frameKeyName] !== undefined)
    reply.header(frameKeyName, frameKeyOf(app, browser, paymentId))
}
