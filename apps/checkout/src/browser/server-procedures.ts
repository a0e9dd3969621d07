import type { GivenAdConsent } from '@balcao/domain/checkout/ad-consent'
import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import type { TrackedEvent } from '@balcao/domain/checkout/pixels'
import type { CouponRefusal, CouponTerms } from '@balcao/domain/money/coupons'
import type { InstallmentOption } from '@balcao/domain/money/installments'
import type { PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'

export type PurchaseInput = {
  /** Idempotency key, created by the browser before the submit. */
  purchaseId: string
  offerId: string
  paymentLink?: string | undefined
  coupon?: string | undefined
  name: string
  email: string
  phone: string
  cpf: string
  paymentMethod: PaymentMethod
  automaticPix: boolean
  creditCard: { token: string; installments: number; creditCardId?: string | undefined } | null
  secondCard?: { token: string; installments: number; priceCents: number } | undefined
  cep: string
  street: string
  number: string
  complement: string
  district: string
  city: string
  state: string
  isAddressTyped: boolean
  orderBumpsIds: string[]
  deliveryFare: number
  deliveryOptionId?: string | undefined
  shownCents: number
  /** Date of birth of the buyer, required for a product for adults. */
  birthDate?: string | undefined
  /** Recipient of a gift, and the day of the mail to the recipient. */
  gift?: { name: string; email: string; message: string; sendsOn?: string | undefined } | undefined
  /** Sent with the buyer's consent only. */
  adConsent?: GivenAdConsent | undefined
  utmQuery: string
  referer: string
  affiliateId?: string | undefined
  abandonedCartId?: string | undefined
  /** Sent for cards only. */
  fingerPrints: { provider: string; sessionId: string }[]
}

export type PurchaseResult = {
  method: PaymentMethod
  status: PaymentStatus
  paymentId: string
  payment: Pick<PaymentView, 'cardDecline' | 'isConfirming' | 'amountCents'> &
    Partial<Pick<PaymentView, 'cards' | 'challenge'>>
  upsellToken: string | null
}

/** A coupon as the server quoted it. */
export type AppliedCoupon = CouponTerms & { code: string }
export type CouponQuote =
  | ({ kind: 'APPLIES' } & AppliedCoupon)
  | { kind: 'REFUSED'; reason: CouponRefusal; at: string | null }

export type OpenPayment = { paymentId: string; method: PaymentMethod; amountCents: number }

export type AbandonedCartInput = {
  cartId?: string | undefined
  name: string
  document: string
  email: string
  phone: string
  cartAmt: number
  offerId: string
  utmQuery: string
}

/** The calls of the buyer's pages, by their names in the API. */
export type ServerProcedures = {
  queries: {
    'checkout.checkAbandonedCartEnabled': { input: { offerId: string }; output: boolean }
    'checkout.getInstallments': {
      input: {
        checkoutId: string
        paymentLink?: string | undefined
        coupon?: string | undefined
        orderBumpsIds: string[]
        fareAmount: number
      }
      output: InstallmentOption[]
    }
    'checkout.quoteCoupon': {
      input: { offerId: string; code: string; orderBumpsIds: string[] }
      output: CouponQuote
    }
    'checkout.getPayment': { input: { paymentId: string }; output: PaymentView }
  }
  mutations: {
    'checkout.purchase': { input: PurchaseInput; output: PurchaseResult }
    'checkout.findOpenPayment': {
      input: { paymentIds: string[] } & Pick<
        PurchaseInput,
        | 'offerId'
        | 'paymentLink'
        | 'coupon'
        | 'email'
        | 'cpf'
        | 'paymentMethod'
        | 'orderBumpsIds'
        | 'deliveryFare'
        | 'deliveryOptionId'
      >
      output: OpenPayment | null
    }
    'checkout.noteStart': { input: { offerId: string }; output: unknown }
    'checkout.putAbandonedCart': { input: AbandonedCartInput; output: { cartId: string | null } }
    'checkout.restoreCart': {
      input: { offerId: string; token: string }
      output: { cartId: string; name: string; email: string; phone: string } | null
    }
    'checkout.answerUpsell': {
      input: { token: string; isAccepted: boolean; installments?: number; shownCents?: number }
      output: PurchaseResult | null
    }
    'checkout.undoUpsell': { input: { paymentId: string }; output: unknown }
    'checkout.reissuePayment': { input: { paymentId: string }; output: { paymentId: string } }
    'tracking.announcePurchase': { input: { paymentId: string }; output: TrackedEvent | null }
    'checkout.leaveChallenge': { input: { paymentId: string }; output: PaymentView }
    'checkout.refreshPayment': { input: { paymentId: string }; output: PaymentView }
  }
}
