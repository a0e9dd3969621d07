import { randomUUID } from 'node:crypto'
import type { Cents } from '@balcao/domain/money/money'
import { type BankAccountState, bankAccounts, withdrawalAttempts, withdrawals } from '#db/schema/payouts.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import type { PurseOwner } from '#modules/ledger/lock-purses.ts'
import { post } from '#modules/ledger/post.ts'
import { type BankAccount, fingerprintOf } from '#modules/payouts/bank-accounts/bank-account.ts'
import { attemptKey, type Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import type { Scope } from '#scope.ts'

/** A person's Pix key, usable by default. */
export async function aBankAccount(
  { tx, platformId, now }: Scope,
  { userId }: { userId: string },
  state: BankAccountState = 'VERIFIED',
): Promise<BankAccount> {
  const destination = {
    kind: 'PIX',
    pixKeyType: 'RANDOM',
    pixKey: randomUUID(),
    holderName: 'Marina Lopes',
    holderDocument: '12ABC34501DE35',
  } as const
  const account: BankAccount = {
    id: randomUUID(),
    platformId,
    userId,
    destination,
    fingerprint: fingerprintOf(destination),
    state,
    usableFrom: state === 'VERIFIED' ? now : null,
    reviewedBy: null,
    reviewReason: null,
    isDefault: false,
    createdAt: now,
    endedAt: null,
  }
  await tx.insert(bankAccounts).values(account)
  return account
}

/** Available money for a person, as if a dispute had been won. */
export async function giveMoney(
  scope: Scope,
  {
    userId,
    purse,
    amountCents,
    providerAccountId,
  }: PurseOwner & { amountCents: Cents; providerAccountId: string },
): Promise<void> {
  await post(scope, {
    rule: 'sale.restored',
    key: `money:${randomUUID()}`,
    subject: null,
    currency: 'BRL',
    entries: transfer(
      accounts.acquirerReceivable(providerAccountId),
      accounts.available(userId, purse),
      amountCents,
    ),
  })
}

/** A withdrawal of R$ 100,00 that waits for the staff, or that was sent and never answered. */
export async function aWithdrawal(
  scope: Scope,
  wishes: {
    owner: PurseOwner
    bankAccount: BankAccount
    state: 'IN_REVIEW' | 'SENT'
    providerAccountId: string
  },
): Promise<Withdrawal> {
  const { tx, platformId, now } = scope
  const { owner, bankAccount, state, providerAccountId } = wishes
  const withdrawal: Withdrawal = {
    ...owner,
    id: randomUUID(),
    platformId,
    requestId: randomUUID(),
    currency: 'BRL',
    amountCents: 10_000,
    feeCents: 199,
    bankAccountId: bankAccount.id,
    destination: bankAccount.destination,
    planId: null,
    approvalsNeeded: 1,
    state,
    status: 'PENDING',
    certainty: state === 'SENT' ? 'UNKNOWN' : 'KNOWN',
    reason: null,
    personNeeded: state === 'SENT' ? 'NO_ANSWER' : null,
    heldUntil: null,
    holdReason: null,
    queuedAt: now,
    checks: 0,
    createdAt: now,
    sentAt: state === 'SENT' ? now : null,
    settledAt: null,
  }
  const { id, amountCents, feeCents } = withdrawal
  await tx.insert(withdrawals).values(withdrawal)
  await giveMoney(scope, { ...owner, amountCents: amountCents + feeCents, providerAccountId })
  await post(scope, {
    rule: 'withdrawal.requested',
    key: `withdrawal.requested:${id}`,
    subject: { kind: 'WITHDRAWAL', id },
    currency: 'BRL',
    entries: transfer(
      accounts.available(owner.userId, owner.purse),
      accounts.withdrawing(owner.userId, owner.purse),
      amountCents + feeCents,
    ),
  })
  if (state === 'SENT')
    await tx.insert(withdrawalAttempts).values({
      platformId,
      withdrawalId: id,
      number: 1,
      providerAccountId,
      idempotencyKey: attemptKey(id, 1),
      amountCents,
      state: 'UNCERTAIN',
      startedAt: now,
    })
  return withdrawal
}
