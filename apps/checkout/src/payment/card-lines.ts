import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import type { CardPartStanding } from '@balcao/domain/payments/card-part-standing'
import { fillMessage } from '#messages/fill-message.ts'
import type { PaymentMessages } from '#messages/payment/pt-br.ts'
import type { FactLine } from './fact-lines.tsx'

const words: Record<CardPartStanding, keyof PaymentMessages> = {
  WAITING: 'cardWaiting',
  PAID: 'cardPaid',
  REFUSED: 'cardRefused',
  NOT_ASKED: 'cardNotAsked',
  RETURNING: 'cardReturning',
  PART_RETURNED: 'cardPartReturned',
  RETURNED: 'cardReturned',
  TAKEN_BY_BANK: 'cardTakenByBank',
}

/** Amount and standing of each of two cards that pay together. Empty for every other payment. */
export function cardLines(
  { cards }: Pick<PaymentView, 'cards'>,
  { messages, money }: { messages: PaymentMessages; money: (cents: number) => string },
): FactLine[] {
  return (cards ?? []).map(({ lastFour, amountCents, installments, standing }, index) => {
    const name = fillMessage(messages.cardNumber, { number: index + 1 })
    const amount = money(amountCents)
    const paid =
      installments > 1 ? fillMessage(messages.inInstallments, { amount, count: installments }) : amount
    return [lastFour === null ? name : `${name} •••• ${lastFour}`, `${paid}, ${messages[words[standing]]}`]
  })
}
