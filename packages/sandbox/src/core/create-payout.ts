import { type Books, writePayout } from './open-books.ts'
import type { Account, BankAccount, Payout, PayoutState } from './records.ts'
import { testAmounts } from './test-amounts.ts'

export type NewPayout = {
  id: string
  amount: number
  pixKey?: string | null
  pixKeyType?: string | null
  bankAccount?: BankAccount | null
  receiverId?: string | null
  externalRef?: string | null
  description?: string | null
  postbackUrl?: string | null
  idempotencyKey?: string | null
}

export function createPayout(books: Books, account: Account, wanted: NewPayout): Payout {
  const now = books.now()
  const payout: Payout = {
    acquirer: account.acquirer,
    account: account.id,
    id: wanted.id,
    amount: wanted.amount,
    state: 'processing',
    pixKey: wanted.pixKey ?? null,
    pixKeyType: wanted.pixKeyType ?? null,
    bankAccount: wanted.bankAccount ?? null,
    receiverId: wanted.receiverId ?? null,
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

export function findPayoutByKey(
  books: Books,
  { account, idempotencyKey }: { account: Account; idempotencyKey: string },
): Payout | undefined {
  return books.payouts
    .values()
    .find((payout) => payout.account === account.id && payout.idempotencyKey === idempotencyKey)
}

/** How a payout ends when nobody decides by hand: the amount tells, and `null` means that it waits for a person. */
export function payoutStoryOf(amount: number): PayoutState[] {
  if (amount === testAmounts.payoutStuck) return []
  if (amount === testAmounts.payoutRefused) return ['refused']
  if (amount === testAmounts.payoutReturned) return ['paid', 'returned']
  return ['paid']
}

export function movePayout(books: Books, payout: Payout, state: PayoutState): Payout {
  const at = books.now().toISOString()
  const moved = writePayout(books, {
    ...payout,
    state,
    updatedAt: at,
    paidAt: state === 'paid' ? at : payout.paidAt,
    failure: state === 'refused' ? 'Chave Pix não encontrada no recebedor' : payout.failure,
  })
  books.announce({ kind: 'payout', payout: moved })
  return moved
}
