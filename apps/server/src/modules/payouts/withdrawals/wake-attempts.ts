import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { withdrawalAttempts } from '../../../db/schema/payouts.ts'
import type { Scope } from '../../../scope.ts'
import { planCheck } from './plan-check.ts'

export type PayoutHint = {
  providerAccountId: string
  /** The id in the address that was called, where the provider takes an address for each payout. */
  hint: string | null
  body: string
}

/**
 * The withdrawals that a call of a provider may be about: the one whose own address was called, and those on their way whose id, reference
 * or key the body holds. A resemblance is enough, because nothing follows from it but a question.
 */
export async function findHintedWithdrawals(
  { tx }: Scope,
  { providerAccountId, hint, body }: PayoutHint,
): Promise<string[]> {
  const { withdrawalId, providerWithdrawId, state } = withdrawalAttempts
  const holds = (text: unknown) => sql`position(${text} in ${body}) > 0`
  const isNamed = and(
    inArray(state, ['SENDING', 'ACCEPTED', 'UNCERTAIN']),
    or(
      holds(sql`${withdrawalId}::text`),
      holds(sql`replace(${withdrawalId}::text, '-', '')`),
      and(sql`length(${providerWithdrawId}) > 3`, holds(providerWithdrawId)),
    ),
  )
  const found = await tx
    .selectDistinct({ withdrawalId })
    .from(withdrawalAttempts)
    .where(
      and(
        eq(withdrawalAttempts.providerAccountId, providerAccountId),
        hint === null ? isNamed : or(eq(withdrawalId, hint), isNamed),
      ),
    )
    .limit(10)
  return found.map((row) => row.withdrawalId)
}

/** Asks about a withdrawal besides the plan, because somebody says that there is news. */
export async function wakeWithdrawal(scope: Scope, withdrawalId: string, runAt: Date): Promise<void> {
  await planCheck(scope, { withdrawalId, round: 0, isWoken: true }, runAt)
}
