import type { CheckoutPage } from '@balcao/domain/checkout-page'
import { couponDiscounts } from '@balcao/domain/coupons'
import type { InstallmentOption } from '@balcao/domain/installments'
import type { Cents } from '@balcao/domain/money'
import type { AppliedCoupon } from '#browser/server-procedures.ts'
import type { BuyerForm } from '#checkout/fields/buyer-form.ts'
import { maskedCepLength } from '#checkout/fields/check-buyer-form.ts'
import { needsAddress } from '#checkout/fields/needs-address.ts'

export type OrderItem = { id: string; name: string; imageUrl: string | null; priceCents: Cents }

export type OrderAmounts = {
  offerCents: Cents
  bumps: OrderItem[]
  subtotalCents: Cents
  /** Null without a coupon. */
  discount: { code: string; basisPoints: number | null; cents: Cents } | null
  /** Null while unknown: goods are shipped, and the CEP is not complete yet. */
  shippingCents: Cents | null
  /** The price without interest. */
  totalCents: Cents
}

/** The amounts with the chosen installments: shown everywhere before payment, and charged. */
export type ChargedAmounts = OrderAmounts & {
  /** Null for a single payment. */
  installment: InstallmentOption | null
  interestCents: Cents
  chargedCents: Cents
}

type Choice = Pick<BuyerForm, 'cep' | 'deliveryOptionId' | 'orderBumpsIds'>

/** The amounts shown by the page; the server computes and charges its own. */
export function orderAmounts(
  page: CheckoutPage,
  choice: Choice,
  coupon: AppliedCoupon | null = null,
): OrderAmounts {
  const bumps = page.orderBumps
    .filter((bump) => choice.orderBumpsIds.includes(bump.id))
    .map(({ id, productName, imageUrl, priceCents }) => ({ id, name: productName, imageUrl, priceCents }))
  const subtotalCents = bumps.reduce((sum, bump) => sum + bump.priceCents, page.priceCents)
  const shippingCents = shippingPrice(page, choice)
  const discount = coupon && discountOf(coupon, page, bumps)
  return {
    offerCents: page.priceCents,
    bumps,
    subtotalCents,
    discount,
    shippingCents,
    totalCents: subtotalCents - (discount?.cents ?? 0) + (shippingCents ?? 0),
  }
}

/** By the server's terms and its own rule, so that a bump changes the amounts without a wait. */
function discountOf(coupon: AppliedCoupon, page: CheckoutPage, bumps: readonly OrderItem[]) {
  const discounts = couponDiscounts(coupon, [
    { isBump: false, priceCents: page.priceCents },
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
  return { ...amounts, installment, interestCents: chargedCents - amounts.totalCents, chargedCents }
}

function shippingPrice(page: CheckoutPage, choice: Choice): Cents | null {
  if (!needsAddress(page, choice)) return 0
  if (choice.cep.length < maskedCepLength) return null
  if (page.fretePriceCents !== null) return page.fretePriceCents
  return page.deliveryOptions.find((option) => option.id === choice.deliveryOptionId)?.fareAmountCents ?? 0
}
