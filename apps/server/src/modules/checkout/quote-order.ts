import { type CouponTerms, couponDiscounts } from '@balcao/domain/money/coupons'
import {
  type InstallmentOption,
  type InstallmentPlan,
  installmentOptions,
} from '@balcao/domain/money/installments'
import type { Cents } from '@balcao/domain/money/money'
import { firstChargeBy } from '@balcao/domain/money/subscription-price'
import { isEnoughForTwoCards } from '@balcao/domain/money/two-cards'
import { AppError } from '@balcao/domain/texts/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import { priceMin } from '#modules/catalog/offers/offer.input.ts'
import type { OrderLine, Quote, QuotedCard } from '#modules/orders/quote.ts'

export type Choices = {
  orderBumpsIds: readonly string[]
  deliveryOptionId?: string | undefined
  /** Fare that the browser displayed. It only identifies the delivery option that the buyer saw. */
  deliveryFareCents?: Cents | undefined
  coupon?: CouponTerms | undefined
}

/** The price computed on the server. Amounts sent by the browser are hints and never enter this sum. */
export function quoteOrder(
  offer: LoadedOffer,
  choices: Choices & { method: PaymentMethod; installments: number; secondCard?: SecondCard | null },
): Quote {
  const { lines, itemsCents, discountCents, shippingCents } = priceItems(offer, choices)
  const price = itemsCents - discountCents + shippingCents
  const installments = choices.method === 'CREDIT_CARD' ? choices.installments : 1
  const cards = choices.secondCard
    ? quoteTwoCards(offer, price, { ...choices.secondCard, installments })
    : null
  const totalCents = cards
    ? cards[0].amountCents + cards[1].amountCents
    : totalOf(offer, price, installments, 'creditCard.installments')
  return {
    lines,
    itemsCents,
    discountCents,
    shippingCents,
    interestCents: totalCents - price,
    totalCents,
    installments: cards ? Math.max(cards[0].installments, cards[1].installments) : installments,
    cards,
  }
}

/** The buyer's choice for the second card: its part of the price, and its installments. */
type SecondCard = { priceCents: Cents; secondInstallments: number }

/** Divides a price between two cards. Each carries the interest of its own part, by the rule of the offer. */
function quoteTwoCards(
  offer: LoadedOffer,
  price: Cents,
  { priceCents, secondInstallments, installments }: SecondCard & { installments: number },
): [QuotedCard, QuotedCard] {
  if (!isEnoughForTwoCards(price, priceCents)) throw new AppError('two_cards_amount')
  const card = (part: Cents, count: number, field: string): QuotedCard => ({
    priceCents: part,
    amountCents: totalOf(offer, part, count, field),
    installments: count,
  })
  return [
    card(price - priceCents, installments, 'creditCard.installments'),
    card(priceCents, secondInstallments, 'secondCard.installments'),
  ]
}

function totalOf(offer: LoadedOffer, price: Cents, installments: number, field: string): Cents {
  if (installments === 1) return price
  const option = offeredInstallments(offer, price).find(({ count }) => count === installments)
  if (!option) throw new AppError('input_invalid', { field })
  return option.total
}

/**
 * Installments of a cart. Shipping counts once the CEP is complete: until then the page sends a fare of zero,
 * and only the price is divided.
 */
export function quoteInstallments(offer: LoadedOffer, choices: Choices): InstallmentOption[] {
  const { itemsCents, discountCents, shippingCents } = priceItems(offer, {
    ...choices,
    method: 'CREDIT_CARD',
  })
  const fareCents = choices.deliveryFareCents === 0 ? 0 : shippingCents
  return offeredInstallments(offer, itemsCents - discountCents + fareCents)
}

function priceItems(offer: LoadedOffer, choices: Choices & { method: PaymentMethod }) {
  const lines = discounted(
    [mainLine(offer, choices.method), ...bumpLines(offer, choices.orderBumpsIds)],
    choices.coupon,
  )
  return {
    lines,
    itemsCents: lines.reduce((sum, line) => sum + line.priceCents, 0),
    discountCents: lines.reduce((sum, line) => sum + line.discountCents, 0),
    shippingCents: shippingOf(offer, choices),
  }
}

/**
 * Applies a coupon. Refused if the product would cost less than the lowest price of an offer, or a bump
 * nothing.
 */
function discounted(lines: OrderLine[], coupon: CouponTerms | undefined): OrderLine[] {
  if (!coupon) return lines
  const discounts = couponDiscounts(
    coupon,
    lines.map(({ kind, priceCents }) => ({ isBump: kind === 'ORDER_BUMP', priceCents })),
  )
  const cheaper = lines.map((line, index) => ({ ...line, discountCents: discounts[index] ?? 0 }))
  const isTooLarge = cheaper.some(
    ({ kind, priceCents, discountCents }) =>
      discountCents > 0 && priceCents - discountCents < (kind === 'MAIN' ? priceMin : 1),
  )
  if (isTooLarge) throw new AppError('coupon_too_large', { field: 'coupon' })
  return cheaper
}

function mainLine({ offer, product }: LoadedOffer, method: PaymentMethod): OrderLine {
  return {
    kind: 'MAIN',
    offerId: offer.id,
    productId: product.id,
    title: product.name,
    priceCents: firstChargeBy(offer, method),
    discountCents: 0,
    isPhysical: product.type === 'FISICO',
  }
}

/** Lines of the chosen bumps, each once. A bump that this checkout does not show is refused. */
function bumpLines({ bumps }: LoadedOffer, ids: readonly string[]): OrderLine[] {
  return [...new Set(ids)].map((id) => {
    const chosen = bumps.find(({ bump }) => bump.id === id)
    if (!chosen) throw new AppError('input_invalid', { field: 'orderBumpsIds' })
    return {
      kind: 'ORDER_BUMP',
      offerId: chosen.offer.id,
      productId: chosen.product.id,
      title: chosen.product.name,
      priceCents: chosen.offer.priceCents,
      discountCents: 0,
      isPhysical: chosen.product.type === 'FISICO',
    }
  })
}

/** Whether anything is shipped: the product itself, or a chosen bump beside a digital product. */
export function needsAddress({ product, bumps }: LoadedOffer, orderBumpsIds: readonly string[]): boolean {
  return (
    product.type === 'FISICO' ||
    bumps.some((chosen) => chosen.product.type === 'FISICO' && orderBumpsIds.includes(chosen.bump.id))
  )
}

function shippingOf(
  loaded: LoadedOffer,
  { orderBumpsIds, deliveryOptionId, deliveryFareCents }: Choices,
): Cents {
  const { offer, deliveries } = loaded
  if (!needsAddress(loaded, orderBumpsIds)) return 0
  if (offer.fretePriceCents !== null) return offer.fretePriceCents
  const chosen =
    deliveries.find(({ id }) => id === deliveryOptionId) ??
    deliveries.find(({ fareAmountCents }) => fareAmountCents === deliveryFareCents) ??
    deliveries.find(({ preSelected }) => preSelected) ??
    deliveries[0]
  return chosen?.fareAmountCents ?? 0
}

/** Limits an offer's installments to the most that an acquirer of the route charges, whatever its seller chose. */
export function inAtMost(installmentsMax: number, loaded: LoadedOffer): LoadedOffer {
  const numberOfInstallments = Math.min(loaded.offer.numberOfInstallments, installmentsMax)
  return { ...loaded, offer: { ...loaded.offer, numberOfInstallments } }
}

/** A subscription is charged whole, every time. */
export function installmentPlan({
  offer,
  interest,
}: Pick<LoadedOffer, 'offer' | 'interest'>): Omit<InstallmentPlan, 'totalPrice'> {
  return {
    numberOfInstallments: offer.type === 'SUBSCRIPTION' ? 1 : offer.numberOfInstallments,
    maxInstallmentsWithoutInterest: offer.maxInstallmentsWithoutInterest,
    installmentsFees: interest?.fees ?? [],
    minInstallmentValue: offer.minInstallmentValueCents,
  }
}

function offeredInstallments(offer: LoadedOffer, totalPrice: Cents): InstallmentOption[] {
  return installmentOptions({ ...installmentPlan(offer), totalPrice })
}
