import { randomUUID } from 'node:crypto'
import type { Cents } from '@balcao/domain/money/money'
import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { bankAccounts, withdrawalAttempts, withdrawals } from '#db/schema/payouts.ts'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { addBankAccount } from '#modules/payouts/bank-accounts/add-bank-account.ts'
import { isUsable } from '#modules/payouts/bank-accounts/bank-account.ts'
import { verifyBankAccount } from '#modules/payouts/bank-accounts/verify-bank-account.ts'
import { approveWithdrawal } from '#modules/payouts/withdrawals/deciding/approve-withdrawal.ts'
import { cancelWithdrawal } from '#modules/payouts/withdrawals/deciding/cancel-withdrawal.ts'
import { seenOf } from '#modules/payouts/withdrawals/deciding/decisions.ts'
import { findMissingPapers } from '#modules/payouts/withdrawals/deciding/find-missing-papers.ts'
import { refuseWithdrawal } from '#modules/payouts/withdrawals/deciding/refuse-withdrawal.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import { requestWithdrawal } from '#modules/payouts/withdrawals/request-withdrawal.ts'
import { feeOf, findWithdrawalPlan } from '#modules/payouts/withdrawals/withdrawal-plan.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope, type Scope } from '#scope.ts'
import type { DemoPerson } from './a-person.ts'
import { asPerson } from './as-person.ts'

type Decision = 'approved' | 'refused' | 'canceled' | 'left open'

/** A withdrawal that the bank returns a few days after payment. */
const returnedCents = 64_321

/**
 * Withdrawals of the seller with most money, by weeks ago. Two of the amounts make the simulated bank refuse or never
 * answer.
 */
const oddWithdrawals: readonly { weeksAgo: number; amountCents: Cents; decision: Decision }[] = [
  { weeksAgo: 10, amountCents: 40_000, decision: 'canceled' },
  { weeksAgo: 8, amountCents: 120_000, decision: 'refused' },
  { weeksAgo: 6, amountCents: 66_611, decision: 'approved' },
  { weeksAgo: 4, amountCents: returnedCents, decision: 'approved' },
  { weeksAgo: 2, amountCents: 66_612, decision: 'approved' },
  { weeksAgo: 0, amountCents: 80_000, decision: 'left open' },
]
const leastCents = 5_000
const mostCents = 2_000_000
/** The rest stays, so that a visitor of the demo has money to withdraw. */
const takenShare = 0.7

/**
 * Payday: each person with approved documents withdraws most of their earnings. Two staff members approve the
 * withdrawals, and a third reviews bank accounts.
 */
export async function payDemoPeople(
  app: App,
  platformId: string,
  { weeksAgo }: { weeksAgo: number },
): Promise<void> {
  await inScope(app, platformId, async (scope) => {
    const people = await listPeople(scope)
    const staff = people.filter(({ roles }) => roles.includes('ADMIN')).slice(0, 3)
    const balances = await Promise.all(
      people
        .filter(({ roles }) => !roles.includes('ADMIN'))
        .map(async (person) => {
          const purse: Purse = person.roles.includes('MANAGER') ? 'manager' : 'user'
          const { availableCents } = await getBalance(scope, person.id, 'BRL', purse)
          const plan = await findWithdrawalPlan(scope, person.id)
          const isKept = await findMissingPapers(scope, { userId: person.id, purse }, plan)
          return { person, purse, availableCents, isKept }
        }),
    )
    // People without approved documents keep their balance.
    const payable = balances.filter(({ isKept }) => !isKept)
    const richest = payable.toSorted((one, other) => other.availableCents - one.availableCents)[0]
    for (const { person, purse, availableCents } of payable) {
      const odd = person === richest?.person && oddWithdrawals.find((each) => each.weeksAgo === weeksAgo)
      const usual = Math.min(mostCents, Math.floor((availableCents * takenShare) / 1_000) * 1_000)
      const wishes = [
        ...(weeksAgo > 0 ? [{ amountCents: usual, decision: 'approved' as const }] : []),
        // A commission that waits for the staff's decision.
        ...(weeksAgo === 0 && purse === 'manager'
          ? [{ amountCents: usual, decision: 'left open' as const }]
          : []),
        ...(odd ? [odd] : []),
      ]
      for (const { amountCents, decision } of wishes) {
        const { availableCents: left, debtCents } = await getBalance(scope, person.id, 'BRL', purse)
        // The balance must cover the fee as well.
        if (debtCents === 0 && amountCents >= leastCents && amountCents + leastCents < left)
          await withdraw(scope, { person, purse, staff, amountCents, decision })
      }
    }
  })
}

/** Returns of paid withdrawals by the bank, found by a check. */
export async function bringBackPayouts(app: App, platformId: string, sandbox: Sandbox): Promise<void> {
  const { providerWithdrawId, withdrawalId } = withdrawalAttempts
  const paid = await inScope(app, platformId, ({ tx }) =>
    tx
      .select({ payoutId: providerWithdrawId })
      .from(withdrawals)
      .innerJoin(withdrawalAttempts, eq(withdrawalId, withdrawals.id))
      .where(and(eq(withdrawals.amountCents, returnedCents), eq(withdrawals.state, 'PAID'))),
  )
  for (const { payoutId } of paid) if (payoutId) await sandbox.bank.movePayout(payoutId, 'returned')
}

function listPeople({ tx }: Scope): Promise<DemoPerson[]> {
  return tx
    .select()
    .from(users)
    .where(sql`${users.roles} && array['SELLER', 'MANAGER', 'ADMIN']::text[]`)
    .orderBy(desc(users.email))
}

type Wanted = {
  person: DemoPerson
  purse: Purse
  staff: readonly DemoPerson[]
  amountCents: Cents
  decision: Decision
}

async function withdraw(
  scope: Scope,
  { person, purse, staff, amountCents, decision }: Wanted,
): Promise<void> {
  const owner = asPerson(scope, { userId: person.id, role: purse === 'manager' ? 'MANAGER' : 'SELLER' })
  const [first, second, reviewer] = staff.map(({ id }) => asPerson(scope, { userId: id, role: 'ADMIN' }))
  if (!first || !second || !reviewer) return
  const bankAccountId = await findUsableAccount(scope, person, reviewer)
  if (bankAccountId === null) return
  const plan = await findWithdrawalPlan(scope, person.id)
  const { withdrawalId } = await requestWithdrawal(owner, {
    requestId: randomUUID(),
    bankAccountId,
    amountCents,
    shownFeeCents: feeOf(plan, amountCents),
  })
  if (decision === 'left open') return
  if (decision === 'canceled') return cancelWithdrawal(owner, { withdrawalId })
  if (decision === 'refused')
    return refuseWithdrawal(first, purse, { withdrawalId, reason: 'Documento vencido' })
  const withdrawal = await lockWithdrawal(scope, { withdrawalId })
  for (const approver of [first, second].slice(0, withdrawal.approvalsNeeded))
    await approveWithdrawal(approver, purse, { withdrawalId, seen: seenOf(withdrawal) })
}

/**
 * A Pix key that is the person's own document. After a return by the bank the staff reviews it again, and it
 * cools off for two days.
 */
async function findUsableAccount(
  scope: Scope,
  { id, document }: DemoPerson,
  staff: Caller,
): Promise<string | null> {
  const [known] = await scope.tx.select().from(bankAccounts).where(eq(bankAccounts.userId, id))
  if (known?.state === 'IN_REVIEW') await verifyBankAccount(staff, { bankAccountId: known.id })
  if (known) return isUsable(known, scope.now) ? known.id : null
  const pixKey = document ?? ''
  const pixKeyType = pixKey.length === 11 ? 'CPF' : 'CNPJ'
  const owner = asPerson(scope, { userId: id, role: 'SELLER' })
  return (await addBankAccount(owner, { kind: 'PIX', pixKeyType, pixKey })).bankAccountId
}
