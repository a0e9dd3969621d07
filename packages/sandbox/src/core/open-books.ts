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
  /** The authorisation behind it was ended. */
  | 'unauthorized'

export type BookEvent =
  | { kind: 'charge'; event: ChargeEvent; charge: Charge; refund: Refund | null }
  | { kind: 'payout'; payout: Payout }

type Journals = {
  charges: Journal<Charge>
  refunds: Journal<Refund>
  payouts: Journal<Payout>
  receivers: Journal<Receiver>
  registrations: Journal<Registration>
}

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
  /** The same records by their account. */
  chargesOf: Map<string, Map<string, Charge>>
  payoutsOf: Map<string, Map<string, Payout>>
  /** Charges that change automatically at a certain time. */
  timedCharges: Map<string, Charge>
  chargeKeyByCode: Map<string, string>
  refundsByCharge: Map<string, Refund[]>
  chargeKeyByIdempotencyKey: Map<string, string>
  payoutKeyByIdempotencyKey: Map<string, string>
  journals: Journals
  /** Number of charges and payouts kept for one account; older ones are dropped. */
  keptMax: number
  /** Number of coming debits that fail for lack of money. */
  payer: { refusals: number }
  /** Set by the host of the dialects: turns an event into the provider's own webhook. */
  announce(event: BookEvent): void
  nextNumber(): number
  /** Public address of the play bank, for the links in a provider's answers. */
  bankUrl(): string
  /** An acquirer's name in its owner's spelling, for people. */
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
  keptMax?: number | undefined
}

const firstNumber = 10_000_001

export const keyOf = ({ acquirer, id }: { acquirer: string; id: string }) => `${acquirer}/${id}`

export function openBooks(options: BooksOptions): Books {
  const { dataDir, durable, now, identifiers, bankUrl, titleOf, keptMax = Infinity } = options
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true })
  let lastNumber = firstNumber - 1

  const maps = {
    accounts: new Map(),
    charges: new Map(),
    refunds: new Map(),
    payouts: new Map(),
    receivers: new Map(),
    registrations: new Map(),
    chargesOf: new Map(),
    payoutsOf: new Map(),
    timedCharges: new Map(),
    chargeKeyByCode: new Map(),
    refundsByCharge: new Map(),
    chargeKeyByIdempotencyKey: new Map(),
    payoutKeyByIdempotencyKey: new Map(),
    keptMax,
  } satisfies Indexes & { accounts: Map<string, Account> }
  const open = <Entry extends { acquirer: string; id: string }>(
    name: string,
    index: (entry: Entry) => void,
  ) =>
    openJournal<Entry>({
      path: dataDir === null ? null : join(dataDir, `${name}.jsonl`),
      durable,
      remember(entry) {
        if (/^\d{1,15}$/.test(entry.id)) lastNumber = Math.max(lastNumber, Number(entry.id))
        index(entry)
      },
    })
  const journals: Journals = {
    charges: open<Charge>('charges', (charge) => indexCharge(maps, charge)),
    refunds: open<Refund>('refunds', (refund) => indexRefund(maps, refund)),
    payouts: open<Payout>('payouts', (payout) => indexPayout(maps, payout)),
    receivers: open<Receiver>('receivers', (receiver) => maps.receivers.set(keyOf(receiver), receiver)),
    registrations: open<Registration>('registrations', (registration) =>
      maps.registrations.set(keyOf(registration), registration),
    ),
  }
  if (Number.isFinite(keptMax)) {
    for (const refund of maps.refunds.values())
      if (!maps.charges.has(`${refund.acquirer}/${refund.chargeId}`)) maps.refunds.delete(keyOf(refund))
    journals.charges.rewrite(maps.charges.values())
    journals.refunds.rewrite(maps.refunds.values())
    journals.payouts.rewrite(maps.payouts.values())
  }
  return {
    ...maps,
    now,
    identifiers,
    journals,
    payer: { refusals: 0 },
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

type Indexes = Pick<
  Books,
  | 'charges'
  | 'refunds'
  | 'payouts'
  | 'receivers'
  | 'registrations'
  | 'chargesOf'
  | 'payoutsOf'
  | 'timedCharges'
  | 'chargeKeyByCode'
  | 'refundsByCharge'
  | 'chargeKeyByIdempotencyKey'
  | 'payoutKeyByIdempotencyKey'
  | 'keptMax'
>

function indexCharge(books: Indexes, charge: Charge) {
  const key = keyOf(charge)
  books.charges.set(key, charge)
  const own = addTo(books.chargesOf, charge.account, { key, entry: charge })
  if (isTimed(charge)) books.timedCharges.set(key, charge)
  else books.timedCharges.delete(key)
  if (!books.chargeKeyByCode.has(charge.id)) books.chargeKeyByCode.set(charge.id, key)
  if (charge.idempotencyKey !== null) {
    books.chargeKeyByIdempotencyKey.set(`${charge.account}/${charge.idempotencyKey}`, key)
  }
  for (const code of codesOf(charge)) books.chargeKeyByCode.set(code, key)
  const [oldest] = own.values()
  if (own.size > books.keptMax && oldest) forgetCharge(books, oldest)
}

/** Codes of a charge: a person who holds one of them may pay it. */
export function codesOf({ pix, billet }: Charge): string[] {
  return [...(pix ? [pix.code] : []), ...(billet ? [billet.line, billet.barcode] : [])]
}

function isTimed({ state, expiresAt, disputeAt, debit, challenge }: Charge): boolean {
  if (debit?.tries.at(-1)?.state === 'waiting') return state === 'waiting' || state === 'expired'
  if (challenge) return state === 'reviewing'
  return (state === 'waiting' && expiresAt !== null) || (state === 'paid' && disputeAt !== null)
}

function forgetCharge(books: Indexes, charge: Charge) {
  const key = keyOf(charge)
  books.charges.delete(key)
  books.chargesOf.get(charge.account)?.delete(key)
  books.timedCharges.delete(key)
  for (const refund of books.refundsByCharge.get(key) ?? []) books.refunds.delete(keyOf(refund))
  books.refundsByCharge.delete(key)
  for (const code of [charge.id, ...codesOf(charge)])
    if (books.chargeKeyByCode.get(code) === key) books.chargeKeyByCode.delete(code)
  books.chargeKeyByIdempotencyKey.delete(`${charge.account}/${charge.idempotencyKey}`)
}

function indexPayout(books: Indexes, payout: Payout) {
  const key = keyOf(payout)
  books.payouts.set(key, payout)
  const own = addTo(books.payoutsOf, payout.account, { key, entry: payout })
  if (payout.idempotencyKey !== null) {
    books.payoutKeyByIdempotencyKey.set(`${payout.account}/${payout.idempotencyKey}`, key)
  }
  const [oldest] = own.values()
  if (own.size > books.keptMax && oldest) {
    books.payouts.delete(keyOf(oldest))
    own.delete(keyOf(oldest))
    books.payoutKeyByIdempotencyKey.delete(`${oldest.account}/${oldest.idempotencyKey}`)
  }
}

function addTo<Entry>(
  groups: Map<string, Map<string, Entry>>,
  group: string,
  { key, entry }: { key: string; entry: Entry },
): Map<string, Entry> {
  const own = groups.get(group) ?? new Map<string, Entry>()
  groups.set(group, own.set(key, entry))
  return own
}

function indexRefund(books: Indexes, refund: Refund) {
  books.refunds.set(keyOf(refund), refund)
  const chargeKey = `${refund.acquirer}/${refund.chargeId}`
  const others = (books.refundsByCharge.get(chargeKey) ?? []).filter((other) => other.id !== refund.id)
  books.refundsByCharge.set(chargeKey, [...others, refund])
}
