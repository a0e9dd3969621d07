import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { centsToDecimalNumber } from '@balcao/domain/money/money'
import type { ChargeEvent } from '#core/open-books.ts'
import { pixReceiptOf } from '#core/pay-charge.ts'
import type { CardFacts, Charge, ChargeState } from '#core/records.ts'
import type { ChargeView } from '#http/dialect.ts'
import { spokenWord } from '#http/spoken-word.ts'

export const billingTypes = { PIX: 'PIX', CREDIT_CARD: 'CREDIT_CARD', BILLET: 'BOLETO' } as const

/** The terms of an authorisation, beside its first charge. */
export type AuthorizationTerms = {
  contractId: string
  frequency: string
  startDate: string
  value: number
  retryPolicy: string
}

/** Data of ASAAS about a charge beside the books: the customer's id, the due date, the instalment plan. */
export type PaymentDetails = {
  customer: string
  dueDate: string
  installment: string | null
  deleted: boolean
  /** Present on the first charge of an authorisation. */
  terms?: AuthorizationTerms
}

export const detailsOf = (charge: Charge) => charge.metadata as PaymentDetails

const words: Record<ChargeState, string> = {
  waiting: 'PENDING',
  reviewing: 'AWAITING_RISK_ANALYSIS',
  paid: 'RECEIVED',
  refused: 'PENDING',
  refunded: 'REFUNDED',
  disputed: 'CHARGEBACK_REQUESTED',
  expired: 'OVERDUE',
  canceled: 'PENDING',
}

/** A card is confirmed long before its money arrives; a Pix or boleto is received at once. */
function wordsOf({ method }: Charge): Record<ChargeState, string> {
  return method === 'CREDIT_CARD' ? { ...words, paid: 'CONFIRMED' } : words
}

/** A card refused at once leaves no charge, and so no event. */
export function eventOf(event: ChargeEvent, { method, state, reviewed }: Charge): string | null {
  switch (event) {
    case 'created':
      return method === 'CREDIT_CARD' ? null : 'PAYMENT_CREATED'
    case 'paid':
      return method === 'CREDIT_CARD' ? 'PAYMENT_CONFIRMED' : 'PAYMENT_RECEIVED'
    case 'refunded':
      return state === 'refunded' ? 'PAYMENT_REFUNDED' : 'PAYMENT_PARTIALLY_REFUNDED'
    case 'reviewing':
      return 'PAYMENT_AWAITING_RISK_ANALYSIS'
    case 'refused':
      return reviewed ? 'PAYMENT_REPROVED_BY_RISK_ANALYSIS' : null
    case 'disputed':
      return 'PAYMENT_CHARGEBACK_REQUESTED'
    case 'expired':
      return 'PAYMENT_OVERDUE'
    case 'canceled':
      return 'PAYMENT_DELETED'
    case 'unauthorized':
      return null
  }
}

/** Names its customer, and ends in the last digits of its card, which select the test outcome. */
export function tokenFor(customerId: string, id: string, { lastDigits }: CardFacts): string {
  return [id, customerId.slice('cus_'.length), lastDigits].join('-')
}

/** Amounts are decimal numbers of reais everywhere in this API. */
export function renderPayment(view: ChargeView) {
  const { customer, dueDate, installment, deleted } = detailsOf(view)
  // A sale in instalments is shown as the first of its charges.
  const value = centsToDecimalNumber(Math.round(view.amount / view.installments))
  return {
    object: 'payment',
    id: view.id,
    dateCreated: dayInSaoPaulo(new Date(view.createdAt)),
    customer,
    value,
    netValue: value,
    billingType: billingTypes[view.method],
    status: spokenWord(view, wordsOf(view)),
    description: view.description,
    dueDate,
    originalDueDate: dueDate,
    paymentDate: view.paidAt && dayInSaoPaulo(new Date(view.paidAt)),
    installmentNumber: installment && 1,
    installment,
    externalReference: view.externalRef,
    invoiceUrl: `https://pagamento.exemplo.invalid/i/${view.secureId}`,
    bankSlipUrl: view.billet?.url ?? null,
    pixQrCodeId: view.authorization ? view.secureId : null,
    pixTransaction: pixReceiptOf(view),
    creditCard: view.card && {
      creditCardNumber: view.card.lastDigits,
      creditCardBrand: view.card.brand.toUpperCase(),
      creditCardToken: tokenFor(customer, view.secureId, view.card),
    },
    refunds:
      view.refundedAmount > 0 ? [{ status: 'DONE', value: centsToDecimalNumber(view.refundedAmount) }] : null,
    deleted,
  }
}
