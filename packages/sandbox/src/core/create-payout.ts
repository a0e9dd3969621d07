import { type Books, writePayout } from './open-books.ts'
import type { Account, BankAccount, Payout } from './records.ts'

export type NewPayout = {
  id: string
  amount: number
  pixKey?: string | null
  pixKeyType?: string | null
  bankAccount?: BankAccount | null
  receiverId?: string | null
  batch?: string | null
  /** Requested, but not released yet. */
  waiting?: boolean
  externalRef?: string | null
  description?: string | null
  postbackUrl?: string | null
  idempotencyKey?: string | null
}

/** Sends money out. The same idempotency key never sends twice: the first payout is returned again. */
export function createPayout(books: Books, account: Account, wanted: NewPayout): Payout {
  const repeated = wanted.idempotencyKey
    ? findPayoutByIdempotencyKey(books, { account, idempotencyKey: wanted.idempotencyKey })
    : undefined
  if (repeated) return repeated
  const now = books.now()
  const payout: Payout = {
    acquirer: account.acquirer,
    account: account.id,
    id: wanted.id,
    amount: wanted.amount,
    state: wanted.waiting ? 'waiting' : 'processing',
    pixKey: wanted.pixKey ?? null,
    pixKeyType: wanted.pixKeyType ?? null,
    bankAccount: wanted.bankAccount ?? null,
    receiverId: wanted.receiverId ?? null,
    batch: wanted.batch ?? null,
    externalRef: wanted.externalRef ?? null,
    description: wanted.description ?? null,
    postbackUrl: wanted.postbackUrl ?? null,
    idempotencyKey: wanted.idempotencyKey ?? null,
    endToEndId: books.identifiers.endToEndId(now),
    failure: null,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    paidAt: null,
  }
  writePayout(books, payout)
  books.announce({ kind: 'payout', payout })
  return payout
}

export function findPayoutByIdempotencyKey(
  books: Books,
  { account, idempotencyKey }: { account: Account; idempotencyKey: string },
): Payout | undefined {
  const key = books.payoutKeyByIdempotencyKey.get(`${account.id}/${idempotencyKey}`)
  return key === undefined ? undefined : books.payouts.get(key)
}
