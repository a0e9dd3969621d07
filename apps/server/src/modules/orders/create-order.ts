import { randomUUID } from 'node:crypto'
import { insertTogether } from '#db/insert-together.ts'
import { noteClicksOfSale } from '#modules/partners/affiliates/note-clicks-of-sale.ts'
import type { ChargeToMake } from '#modules/payments/asking/ask-acquirers.ts'
import { scheduleCheck } from '#modules/payments/asking/plan-check.ts'
import { openPayment } from '#modules/payments/core/open-payment.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { chargeBatch } from '#modules/payments/two-cards/card-charge.ts'
import type { Scope } from '#scope.ts'
import { chargeRequest } from './charge-request.ts'
import { declinesToSpare } from './declines-to-spare.ts'
import { divideAtProviders } from './divide-at-providers.ts'
import { orderBatches } from './order-batches.ts'
import type { OrderToCreate } from './order-to-create.ts'
import { splitOrder } from './split-order.ts'

/**
 * Writes the order with its frozen split and the payment that waits for an answer, and returns the charge to
 * make.
 */
export async function createOrder(
  scope: Scope,
  wanted: OrderToCreate,
): Promise<ChargeToMake & { cardChargeIds: [string, string] | null }> {
  const { reserved, quote, input, offer } = wanted
  const split = await splitOrder(scope, wanted)
  const orderId = randomUUID()
  const divisionAt = quote.cards
    ? undivided
    : await divideAtProviders(scope, {
        accounts: reserved.accounts,
        shares: split.split.shares,
        plan: wanted.plan,
        chargedCents: quote.totalCents,
        currency: offer.product.currency,
      })
  const { payment, batches } = openPayment(scope, {
    id: wanted.paymentId,
    orderId,
    sellerId: offer.seller.id,
    productId: offer.product.id,
    method: input.paymentMethod,
    amountCents: quote.totalCents,
    platformCents: split.split.feeCents + quote.interestCents,
    currency: offer.product.currency,
    installments: quote.installments,
    cardLastFour: wanted.card?.fingerprint?.lastFour ?? null,
    cards: partsOf(wanted),
    isDemo: wanted.isDemo,
    reserved,
    choice: wanted.choice,
    pixMinutes: offer.platform.pixMinutes,
    automaticPix: wanted.automaticPix?.kind ?? null,
    divided: divisionAt(reserved.accounts[0]).divided,
  })
  const cardChargeIds: [string, string] | null = quote.cards && [randomUUID(), randomUUID()]
  const charges = cardChargeIds ? [chargeBatch(payment, cardChargeIds)] : []
  scope.tx.later(
    insertTogether(scope.tx, ...orderBatches(scope, orderId, wanted, split), ...batches, ...charges),
    // Scheduled in this commit, so that the check runs even if this process dies before an answer arrives.
    scheduleCheck(scope, payment, 0),
  )
  await noteClicksOfSale(scope, {
    orderId,
    productId: offer.product.id,
    sellerId: offer.seller.id,
    weighed: split.clicks,
    clicks: input.referral?.clicks ?? {},
  })
  return {
    payment,
    accounts: reserved.accounts,
    request: chargeRequest(scope.app, wanted),
    declinesToSpare: declinesToSpare(wanted.card),
    keptToken: wanted.card?.keptToken,
    divisionAt,
    cardChargeIds,
  }
}

/** No division at the acquirer: a charge on one of two cards may be refunded at once, after its parts were paid. */
const undivided: ChargeToMake['divisionAt'] = ({ defaultReceiverId }) => ({
  told: { receiverId: defaultReceiverId ?? undefined, splits: [] },
  divided: null,
})

function partsOf({ quote, card, secondCard }: OrderToCreate): Payment['cards'] {
  if (!quote.cards) return null
  const [first, second] = quote.cards
  return [
    { ...first, lastFour: card?.fingerprint?.lastFour ?? null },
    { ...second, lastFour: secondCard?.fingerprint?.lastFour ?? null },
  ]
}
