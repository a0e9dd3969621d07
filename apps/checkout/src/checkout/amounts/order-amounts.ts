import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { couponDiscounts } from '@balcao/domain/money/coupons'
import type { InstallmentOption } from '@balcao/domain/money/installments'
import type { Cents } from '@balcao/domain/money/money'
import { firstCharge, firstChargeBy, firstPrice } from '@balcao/domain/money/subscription-price'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { AppliedCoupon } from '#browser/server-procedures.ts'
import type { BuyerForm } from '#checkout/fields/buyer-form.ts'
import { maskedCepLength } from '#checkout/fields/check-buyer-form.ts'
import { needsAddress } from '#checkout/fields/needs-address.ts'
import type { TwoCardShares } from './two-card-amounts.ts'

export type OrderItem = { id: string; name: string; imageUrl: string | null; priceCents: Cents }

export type OrderAmounts = {
  /** Price of the first period, or of the trial. */
  offerCents: Cents
  setupFeeCents: Cents
  bumps: OrderItem[]
  subtotalCents: Cents
  /** Discount for Pix, while Pix is chosen. */
  pixDiscountCents: Cents
  /** Null without a coupon. */
  discount: { code: string; basisPoints: number | null; cents: Cents } | null
  /** Null while unknown: goods are shipped, and the CEP is not complete yet. */
  shippingCents: Cents | null
  /** The price without interest. */
  totalCents: Cents
  /** The same purchase on a card, which installments divide. */
  cardTotalCents: Cents
}

/** The amounts with the chosen installments: shown everywhere before payment, and charged. */
export type ChargedAmounts = OrderAmounts & {
  /** Null for a single payment. */
  installment: InstallmentOption | null
  interestCents: Cents
  chargedCents: Cents
  /** Null unless two cards pay together. */
  cards: TwoCardShares | null
}

type Choice = Pick<BuyerForm, 'cep' | 'deliveryOptionId' | 'orderBumpsIds' | 'paymentMethod'>

/** The amounts shown by the page; the server computes and charges its own. */
export function orderAmounts(
  page: CheckoutPage,
  choice: Choice,
  coupon: AppliedCoupon | null = null,
): OrderAmounts {
  const bumps = page.orderBumps
    .filter((bump) => choice.orderBumpsIds.includes(bump.id))
    .map(({ id, productName, imageUrl, priceCents }) => ({ id, name: productName, imageUrl, priceCents }))
  const subtotalCents = bumps.reduce((sum, bump) => sum + bump.priceCents, firstCharge(page))
  const shippingCents = shippingPrice(page, choice)
  const by = (method: PaymentMethod) => {
    const chargeCents = firstChargeBy(page, method)
    const pixDiscountCents = firstCharge(page) - chargeCents
    const discount = coupon && discountOf(coupon, chargeCents, bumps)
    const totalCents = subtotalCents - pixDiscountCents - (discount?.cents ?? 0) + (shippingCents ?? 0)
    return { pixDiscountCents, discount, totalCents }
  }
  return {
    offerCents: firstPrice(page),
    setupFeeCents: page.setupFeeCents,
    bumps,
    subtotalCents,
    shippingCents,
    ...by(choice.paymentMethod),
    cardTotalCents: by('CREDIT_CARD').totalCents,
  }
}

/**
 * The coupon's discount, by the same rule as on the server: the page need not wait for an answer when a bump is added.
 */
function discountOf(coupon: AppliedCoupon, chargeCents: Cents, bumps: readonly OrderItem[]) {
  const discounts = couponDiscounts(coupon, [
    { isBump: false, priceCents: chargeCents },
    ...bumps.map(({ priceCents }) => ({ isBump: true, priceCents })),
  ])
  const { code, basisPoints } = coupon
  return { code, basisPoints, cents: discounts.reduce((sum, cents) => sum + cents, 0) }
}

export function chargedAmounts(
  amounts: OrderAmounts,
  options: readonly InstallmentOption[],
  { cardInstallment }: Pick<BuyerForm, 'cardInstallment'>,
): ChargedAmounts {
  const installment = options.find(({ count }) => count > 1 && count === cardInstallment) ?? null
  const chargedCents = installment?.total ?? amounts.totalCents
  return {
    ...amounts,
    installment,
    interestCents: chargedCents - amounts.totalCents,
    chargedCents,
    cards: null,
  }
}

/** The amounts when two cards pay together: with the interest of both cards, and no common number of installments. */
export function amountsOfCards(amounts: ChargedAmounts, cards: TwoCardShares | null): ChargedAmounts {
  if (cards === null) return amounts
  const chargedCents = cards.first.chargedCents + cards.second.chargedCents
  return {
    ...amounts,
    cards,
    installment: null,
    chargedCents,
    interestCents: chargedCents - amounts.totalCents,
  }
}

function shippingPrice(page: CheckoutPage, choice: Omit<Choice, 'paymentMethod'>): Cents | null {
  if (!needsAddress(page, choice)) return 0
  if (choice.cep.length < maskedCepLength) return null
  if (page.fretePriceCents !== null) return page.fretePriceCents
  return page.deliveryOptions.find((option) => option.id === choice.deliveryOptionId)?.fareAmountCents ?? 0
}
