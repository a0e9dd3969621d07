import type { CalendarDay } from '@balcao/domain/calendar'
import type { PaymentMethod } from '@balcao/domain/vocabulary'

/**
 * Records of the simulated acquirers. Dialects translate these records and store no money facts of their own.
 */

export type Account = {
  /** Derived from the keys, so that the books of an earlier run still belong to the account after a restart. */
  id: string
  acquirer: string
  publicKey: string
  secretKey: string
  withdrawKey: string | null
  webhookSecret: string | null
  /** The address set in the provider's panel, where calls carry none. */
  webhookUrl: string | null
  merchantName: string
  merchantCity: string
}

export const chargeStates = [
  'waiting',
  'reviewing',
  'paid',
  'refused',
  'refunded',
  'disputed',
  'expired',
  'canceled',
] as const
export type ChargeState = (typeof chargeStates)[number]

export type Customer = { name: string; email: string; phone: string; document: string }

export type Item = {
  title: string
  unitPrice: number
  quantity: number
  tangible: boolean
  externalRef: string | null
}

export type Split = { recipientId: string; amount: number }

export type PixFacts = { code: string; txid: string; location: string }

/** `url` is the printable slip, served by the play bank. */
export type BilletFacts = { line: string; barcode: string; dueDate: string; url: string }

/** Parts of a card that an acquirer may store: never the number, never the security code. */
export type CardFacts = {
  firstDigits: string
  lastDigits: string
  brand: string
  holderName: string
  expirationMonth: number
  expirationYear: number
}

export type Refusal = { code: string; description: string }

/** A received payment. A charge paid twice has two; `method` tells whether a boleto was paid by its bar code or its Pix code. */
export type ReceivedPayment = { endToEndId: string; amount: number; at: string; method: PaymentMethod }

/** The confirmation that a card's bank requires of the buyer. The address of its page contains `secureId`. */
export type Challenge = { until: string }

/** A Pix Automático requested by a first charge. */
export type Authorization = {
  id: string
  state: 'asked' | 'active' | 'canceled'
  endedBy: 'payer' | 'receiver' | null
}

export type DebitTry = { id: string; dueOn: CalendarDay; state: 'waiting' | 'done' | 'refused' | 'canceled' }

export type Charge = {
  acquirer: string
  account: string
  id: string
  /** The provider's second, public identifier of the charge, if it has two. */
  secureId: string
  method: PaymentMethod
  amount: number
  currency: string
  installments: number
  state: ChargeState
  externalRef: string | null
  description: string | null
  customer: Customer
  items: Item[]
  splits: Split[]
  postbackUrl: string | null
  metadata: unknown
  pix: PixFacts | null
  billet: BilletFacts | null
  card: CardFacts | null
  refusal: Refusal | null
  /** Whether a person or a risk engine reviewed the charge before the decision. */
  reviewed: boolean
  payments: ReceivedPayment[]
  refundedAmount: number
  idempotencyKey: string | null
  /** The time of a later dispute by the card's holder. */
  disputeAt: string | null
  challenge?: Challenge | null
  /** Present if the charge requests an authorisation, or is debited under one. */
  authorization?: Authorization | null
  debit?: { authorizationId: string; tries: DebitTry[] } | null
  createdAt: string
  updatedAt: string
  paidAt: string | null
  expiresAt: string | null
}

export type Refund = {
  acquirer: string
  account: string
  id: string
  chargeId: string
  amount: number
  state: 'done' | 'processing' | 'failed'
  endToEndId: string | null
  returnId: string
  idempotencyKey: string | null
  createdAt: string
}

/** `waiting` is requested and not yet released: in an open batch, or without an authorisation. */
export type PayoutState = 'waiting' | 'processing' | 'paid' | 'refused' | 'canceled' | 'returned'

export type BankAccount = {
  bankCode: string
  branch: string
  account: string
  digit: string
  holder: string
  document: string
}

export type Payout = {
  acquirer: string
  account: string
  id: string
  amount: number
  state: PayoutState
  pixKey: string | null
  pixKeyType: string | null
  bankAccount: BankAccount | null
  receiverId: string | null
  /** The batch it was sent in, where a provider sends payouts in batches. */
  batch: string | null
  externalRef: string | null
  description: string | null
  postbackUrl: string | null
  idempotencyKey: string | null
  endToEndId: string
  failure: string | null
  createdAt: string
  updatedAt: string
  paidAt: string | null
}

export type Receiver = {
  acquirer: string
  account: string
  id: string
  state: 'pending' | 'active' | 'rejected'
  name: string
  email: string
  document: string
  details: unknown
  /** The bank account of automatic transfers; absent or null if the balance waits for a withdrawal. */
  transfersTo?: BankAccount | null
  createdAt: string
}

/** A webhook address registered by a call, for one topic: a Pix key, an event, or everything. */
export type Registration = {
  acquirer: string
  account: string
  id: string
  topic: string
  url: string
  /** Value chosen by the shop and sent with each webhook, to recognise the caller. */
  token: string | null
  details: unknown
  removed: boolean
  createdAt: string
}
