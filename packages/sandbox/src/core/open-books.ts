import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Identifiers } from './identifiers.ts'
import { type Journal, openJournal } from './open-journal.ts'
import type { Account, Charge, Payout, Receiver, Refund, Registration } from './records.ts'

export type ChargeEvent =
  | 'created'
  | 'reviewing'
  | 'paid'
  | 'refused'
  | 'refunded'
  | 'disputed'
  | 'expired'
  | 'canceled'

export type BookEvent =
  | { kind: 'charge'; event: ChargeEvent; charge: Charge; refund: Refund | null }
  | { kind: 'payout'; payout: Payout }

/** Records of all simulated acquirers: actual charges, refunds and payouts. */
export type Books = {
  now(): Date
  identifiers: Identifiers
  accounts: Map<string, Account>
  /** Keyed by acquirer and id; a record is replaced whole when it changes. */
  charges: Map<string, Charge>
  refunds: Map<string, Refund>
  payouts: Map<string, Payout>
  receivers: Map<string, Receiver>
  registrations: Map<string, Registration>
  chargeKeyByCode: Map<string, string>
  refundsByCharge: Map<string, Refund[]>
  chargeKeyByIdempotencyKey: Map<string, string>
  payoutKeyByIdempotencyKey: Map<string, string>
  journals: {
    charges: Journal<Charge>
    refunds: Journal<Refund>
    payouts: Journal<Payout>
    receivers: Journal<Receiver>
    registrations: Journal<Registration>
  }
  /** Set by the host of the dialects: turns an event into the provider's own webhook. */
  announce(event: BookEvent): void
  nextNumber(): number
  /** Public address of the play bank, for the links in a provider's answers. */
  bankUrl(): string
  /** An acquirer's name as its owner writes it, for people. */
  titleOf(acquirer: string): string
  flush(): Promise<void>
  close(): Promise<void>
}

export type BooksOptions = {
  dataDir: string | null
  durable: boolean
  now(): Date
  identifiers: Identifiers
  bankUrl(): string
  titleOf(acquirer: string): string
}

const firstNumber = 10_000_001

export const keyOf = ({ acquirer, id }: { acquirer: string; id: string }) => `${acquirer}/${id}`

export function openBooks({ dataDir, durable, now, identifiers, bankUrl, titleOf }: BooksOptions): Books {
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true })
  const open = <Entry>(name: string) =>
    openJournal<Entry>({ path: dataDir === null ? null : join(dataDir, `${name}.jsonl`), durable })
  const journals = {
    charges: open<Charge>('charges'),
    refunds: open<Refund>('refunds'),
    payouts: open<Payout>('payouts'),
    receivers: open<Receiver>('receivers'),
    registrations: open<Registration>('registrations'),
  }
  let lastNumber = firstNumber - 1

  const books: Books = {
    now,
    identifiers,
    accounts: new Map(),
    charges: new Map(),
    refunds: new Map(),
    payouts: new Map(),
    receivers: new Map(),
    registrations: new Map(),
    chargeKeyByCode: new Map(),
    refundsByCharge: new Map(),
    chargeKeyByIdempotencyKey: new Map(),
    payoutKeyByIdempotencyKey: new Map(),
    journals,
    announce() {},
    nextNumber: () => ++lastNumber,
    bankUrl,
    titleOf,
    async flush() {
      await Promise.all(Object.values(journals).map((journal) => journal.flush()))
    },
    async close() {
      await Promise.all(Object.values(journals).map((journal) => journal.close()))
    },
  }

  for (const charge of journals.charges.history) indexCharge(books, charge)
  for (const refund of journals.refunds.history) indexRefund(books, refund)
  for (const payout of journals.payouts.history) indexPayout(books, payout)
  for (const receiver of journals.receivers.history) books.receivers.set(keyOf(receiver), receiver)
  for (const registration of journals.registrations.history) {
    books.registrations.set(keyOf(registration), registration)
  }
  for (const { id } of [...books.charges.values(), ...books.payouts.values(), ...books.refunds.values()]) {
    if (/^\d{1,15}$/.test(id)) lastNumber = Math.max(lastNumber, Number(id))
  }
  return books
}

/** The only way to write a charge: stored, indexed by its code and appended to the journal. */
export function writeCharge(books: Books, charge: Charge): Charge {
  indexCharge(books, charge)
  books.journals.charges.append(charge)
  return charge
}

export function writeRefund(books: Books, refund: Refund): Refund {
  indexRefund(books, refund)
  books.journals.refunds.append(refund)
  return refund
}

export function writePayout(books: Books, payout: Payout): Payout {
  indexPayout(books, payout)
  books.journals.payouts.append(payout)
  return payout
}

export function writeReceiver(books: Books, receiver: Receiver): Receiver {
  books.receivers.set(keyOf(receiver), receiver)
  books.journals.receivers.append(receiver)
  return receiver
}

export function writeRegistration(books: Books, registration: Registration): Registration {
  books.registrations.set(keyOf(registration), registration)
  books.journals.registrations.append(registration)
  return registration
}

function indexCharge(books: Books, charge: Charge) {
  const key = keyOf(charge)
  books.charges.set(key, charge)
  if (!books.chargeKeyByCode.has(charge.id)) books.chargeKeyByCode.set(charge.id, key)
  if (charge.idempotencyKey !== null) {
    books.chargeKeyByIdempotencyKey.set(`${charge.account}/${charge.idempotencyKey}`, key)
  }
  if (charge.pix) books.chargeKeyByCode.set(charge.pix.code, key)
  if (charge.billet) {
    books.chargeKeyByCode.set(charge.billet.line, key)
    books.chargeKeyByCode.set(charge.billet.barcode, key)
  }
}

function indexPayout(books: Books, payout: Payout) {
  books.payouts.set(keyOf(payout), payout)
  if (payout.idempotencyKey !== null) {
    books.payoutKeyByIdempotencyKey.set(`${payout.account}/${payout.idempotencyKey}`, keyOf(payout))
  }
}

function indexRefund(books: Books, refund: Refund) {
  books.refunds.set(keyOf(refund), refund)
  const chargeKey = `${refund.acquirer}/${refund.chargeId}`
  const others = (books.refundsByCharge.get(chargeKey) ?? []).filter((other) => other.id !== refund.id)
  books.refundsByCharge.set(chargeKey, [...others, refund])
}
