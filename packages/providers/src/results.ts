import type { CalendarDay } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money/money'
import type { PixAuthorizationState } from '@balcao/domain/payments/automatic-pix'
import type {
  Certainty,
  Currency,
  PaymentMethod,
  PaymentStatus,
  ReceiverStatus,
  WithdrawStatus,
} from '@balcao/domain/vocabulary'
import type { ProviderName } from './provider-names.ts'

/**
 * Reason of a refused card, as far as the provider reports it. A closed list, so that routing and texts can
 * rely on it.
 */
export type DeclineReason =
  | 'insufficient_funds'
  | 'invalid_card'
  | 'expired_card'
  | 'lost_or_stolen_card'
  | 'suspected_fraud'
  | 'not_permitted'
  /** The card's bank required a confirmation (3-D Secure) that the holder did not give. */
  | 'not_authenticated'
  | 'issuer_unavailable'
  | 'issuer_refused'

/**
 * A provider's status word and its status here. An unknown word is shown as the specification says, but is
 * not `mapped`, and no final decision may follow from it while it stays UNCONFIRMED.
 */
export type StatusReading<Status extends string> = {
  status: Status
  rawStatus: string
  mapped: boolean
  certainty: Exclude<Certainty, 'UNKNOWN'>
}

/** A boleto may carry a Pix code beside its bar code. */
export type BoletoCode = Exclude<PaymentMethod, 'CREDIT_CARD'>

/**
 * The card's bank asks the buyer to confirm the purchase (3-D Secure): the buyer's browser posts a form with these fields
 * to `url`, in a frame. Only a later report says whether the charge was made.
 */
export type CardChallenge = { url: string; fields: Readonly<Record<string, string>> }

export type TransactionResult = StatusReading<PaymentStatus> & {
  paymentMethod: PaymentMethod
  transactionId: string
  /**
   * The requested amount. Always present on creation. Absent on a read when the provider does not report it.
   */
  amount?: Cents
  /** Total paid and total refunded. Absent is not zero: many providers report no more than "paid". */
  paidAmount?: Cents
  refundedAmount?: Cents
  currency?: Currency
  /** Our own reference, if the provider echoes it. */
  orderId?: string
  endToEndId?: string
  /** The code by which a boleto was paid: its Pix code or its bar code. Missing if the provider does not report it. */
  paidBy?: BoletoCode
  declineReason?: DeclineReason
  pixCode?: string
  /** An image as a data URL. Absent when the provider returns only the text. */
  pixQrCode?: string
  expiresAt?: Date
  billetCode?: string
  billetUrl?: string
  /** Present while a card's charge waits for its buyer, until `expiresAt`. */
  challenge?: CardChallenge
  /** Charges the same card of the same customer again, without its security code: a secret, to be stored sealed. */
  keptCardToken?: string
}

export type WithdrawResult = StatusReading<WithdrawStatus> & {
  withdrawId: string
  amount?: Cents
  endToEndId?: string
  approvedAt?: Date
}

export type Receiver = StatusReading<ReceiverStatus> & {
  receiverId: string
  receiverProvider: ProviderName
  /** The receiver's own key at the provider: a secret, to be stored sealed. */
  receiverToken?: string
  name?: string
  document?: string
  documentType?: 'CPF' | 'CNPJ'
  email?: string
  balance?: Cents
  /**
   * Whether the receiver's money is transferred to the bank automatically. Absent where the provider does not
   * report it.
   */
  automaticTransfer?: boolean
}

/** UNCONFIRMED: the provider accepted the refund and will report its outcome later. */
export type RefundResult = {
  refundId: string
  success: boolean
  certainty: Exclude<Certainty, 'UNKNOWN'>
}

export type PixAuthorization = StatusReading<PixAuthorizationState> & {
  authorizationId: string
  /** Who ended it, if the provider reports it. */
  canceledBy?: 'PAYER' | 'RECEIVER'
}

/** WAITING: not tried yet, or the bank is still trying today. FAILED: today's tries are over. */
export type PixDebitState = 'WAITING' | 'PAID' | 'FAILED' | 'CANCELED'

/** The latest try of a debit. */
export type PixDebit = StatusReading<PixDebitState> & { dueOn?: CalendarDay; reason?: string }

export type CardToken = { token: string }
export type CardId = { cardId: string }

export type WebhookEvent = StatusReading<PaymentStatus> & {
  type: 'TRANSACTION'
  transactionId: string
  /** The requested amount. */
  amountCents?: Cents
  /** Total paid and total refunded. */
  paidCents?: Cents
  refundedCents?: Cents
  orderId?: string
  /** The transaction has an id that no answer contains, so the sale is found only by our own reference. */
  isFoundByOrder?: true
  endToEndId?: string
  paidBy?: BoletoCode
  /** The provider's own id of the notification, for deduplication. */
  eventId?: string
}
