import { AppError } from '@balcao/domain/texts/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { invariant } from '#kit/invariant.ts'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import type { createOrder } from '#modules/orders/create-order.ts'
import type { Quote } from '#modules/orders/quote.ts'
import type { TwoCardsToAsk } from '#modules/payments/two-cards/ask-two-cards.ts'
import type { Scope } from '#scope.ts'
import type { PurchaseInput } from './purchase-input.ts'
import { type TakenCard, takeCard } from './take-card.ts'

/** Whether this purchase may be divided between two cards. Never for a subscription, which charges its card again. */
export function mayUseTwoCards({ offer }: Pick<LoadedOffer, 'offer'>, method: PaymentMethod): boolean {
  return offer.takesTwoCards && offer.type !== 'SUBSCRIPTION' && method === 'CREDIT_CARD'
}

/** The second card, admitted to the acquirers like the first. */
export async function takeSecondCard(
  scope: Scope,
  input: PurchaseInput,
  { card, ...taking }: { card: TakenCard } & Parameters<typeof takeCard>[2],
): Promise<TakenCard> {
  invariant(input.secondCard, 'a second card was given')
  const { token, installments } = input.secondCard
  const second = await takeCard(
    scope,
    { ...input, creditCard: { token, installments } },
    { ...taking, isSecond: true },
  )
  if (second.cardKey === card.cardKey) throw new AppError('two_cards_same')
  return second
}

/** The two charges of a purchase: each by its own reference, amount and installments. */
export function twoCardsToAsk(
  { payment, accounts, request, divisionAt, cardChargeIds }: Awaited<ReturnType<typeof createOrder>>,
  quote: Quote,
  cards: readonly [TakenCard, TakenCard],
): TwoCardsToAsk {
  const [account] = accounts
  invariant(account && quote.cards && cardChargeIds, `payment ${payment.id} has two cards`)
  const { told } = divisionAt(account)
  const of = (place: 0 | 1) => {
    const [chargeId, part, card] = [cardChargeIds[place], quote.cards?.[place], cards[place]]
    return {
      chargeId,
      cardAttemptId: card.attemptId,
      request: {
        ...request,
        ...told,
        orderId: chargeId,
        amount: part?.amountCents ?? 0,
        installments: part?.installments ?? 1,
        cardId: card.cardId,
        cardBrand: card.brand ?? undefined,
      },
    }
  }
  return { payment, account, cards: [of(0), of(1)] }
}
