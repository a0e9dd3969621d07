import { isForAdults } from '@balcao/domain/delivery/age-ratings'
import type { InstallmentOption } from '@balcao/domain/money/installments'
import type { Cents } from '@balcao/domain/money/money'
import { atPriceAlone } from '@balcao/domain/money/subscription-price'
import { isWithinLimits } from '@balcao/domain/payments/method-limits'
import { AppError } from '@balcao/domain/texts/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { planRoute } from '#modules/acquirers/routes/plan-route.ts'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import { feeInCurrency } from '#modules/orders/fee-in-currency.ts'
import { findFeePlan } from '#modules/orders/find-fee-plan.ts'
import type { Scope } from '#scope.ts'
import { listUpsellAccounts } from './list-upsell-accounts.ts'
import { quoteInstallments, quoteOrder } from './quote-order.ts'

export type UpsellWay = { method: PaymentMethod; priceCents: Cents; installments: InstallmentOption[] }

/** Payment of the first purchase. `card` is null if no card was saved, or if the bank refused the card. */
type Paid = {
  paymentId: string
  method: PaymentMethod
  card: { brand: string | null; tokenAccountId: string | null } | null
}

/**
 * An offer as one click buys it: at the price on the page, without trial or setup fee. One click asks for no date
 * of birth, so it sells no product for adults.
 */
export function upsellOffer(loaded: LoadedOffer): LoadedOffer {
  if (isForAdults(loaded.product.ageRating)) throw new AppError('offer_unavailable')
  return { ...loaded, offer: atPriceAlone(loaded.offer) }
}

/**
 * The payment method of an offer after a purchase: the purchase's own method, or Pix if no acquirer charges
 * the saved card. Null if neither is possible.
 */
export async function findUpsellWay(scope: Scope, offer: LoadedOffer, paid: Paid): Promise<UpsellWay | null> {
  if (paid.method !== 'CREDIT_CARD') return openWay(scope, offer, paid)
  const byCard = paid.card && (await openWay(scope, offer, paid))
  return byCard ?? openWay(scope, offer, { ...paid, method: 'PIX', card: null })
}

async function openWay(
  scope: Scope,
  loaded: LoadedOffer,
  { paymentId, method, card }: Paid,
): Promise<UpsellWay | null> {
  const { offer, product, seller, platform, methods } = loaded
  const { currency } = product
  const { totalCents: priceCents } = quoteOrder(loaded, { orderBumpsIds: [], method, installments: 1 })
  if (!methods.includes(method)) return null
  if (!isWithinLimits(platform.methodLimits, { method, currency, priceCents })) return null
  const [{ accounts, lines }, plan] = await Promise.all([
    listUpsellAccounts(scope, method, { tokenAccountId: card?.tokenAccountId ?? null }),
    findFeePlan(scope, offer.id, method),
  ])
  if (!plan || !feeInCurrency(plan, currency)) return null
  const hasRoute = (installments: number, amountCents: Cents) => {
    const sale = { paymentId, sellerId: seller.id, amountCents, installments, brand: card?.brand ?? null }
    return planRoute(accounts, lines, sale).length > 0
  }
  if (!hasRoute(1, priceCents)) return null
  const options = method === 'CREDIT_CARD' ? quoteInstallments(loaded, { orderBumpsIds: [] }) : []
  return { method, priceCents, installments: options.filter(({ count, total }) => hasRoute(count, total)) }
}
