import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { withdrawalAttempts } from '../../../db/schema/payouts.ts'
import type { Scope } from '../../../scope.ts'
import { planCheck } from './plan-check.ts'
import type { Attempt } from './withdrawal.ts'

export type PayoutHint = {
  providerAccountId: string
  /** The id in the address that was called, where the provider takes an address for each payout. */
  hint: string | null
  body: string
}

export type NamedAttempt = Pick<Attempt, 'withdrawalId' | 'number'>

/**
 * The attempts that a call of a provider may be about: those of the withdrawal whose own address was called, and those on their way, or held
 * never to have been made, whose id, reference or key the body holds. A resemblance is enough, because nothing follows from it but a question.
 */
export async function findNamedAttempts(
  { tx }: Scope,
  { providerAccountId, hint, body }: PayoutHint,
): Promise<NamedAttempt[]> {
  const { withdrawalId, number, providerWithdrawId, state } = withdrawalAttempts
  const holds = (text: unknown) => sql`position(${text} in ${body}) > 0`
  const isNamed = and(
    inArray(state, ['SENDING', 'ACCEPTED', 'UNCERTAIN', 'NOT_MADE']),
    or(
      holds(sql`${withdrawalId}::text`),
      holds(sql`replace(${withdrawalId}::text, '-', '')`),
      and(sql`length(${providerWithdrawId}) > 3`, holds(providerWithdrawId)),
    ),
  )
  return tx
    .select({ withdrawalId, number })
    .from(withdrawalAttempts)
    .where(
      and(
        eq(withdrawalAttempts.providerAccountId, providerAccountId),
        hint === null ? isNamed : or(eq(withdrawalId, hint), isNamed),
      ),
    )
    .orderBy(desc(withdrawalAttempts.startedAt), desc(number))
    .limit(10)
}

/** Asks about an attempt besides the plan, because somebody says that there is news. */
export async function wakeAttempt(
  scope: Scope,
  { withdrawalId, number }: NamedAttempt,
  runAt: Date,
): Promise<void> {
  await planCheck(scope, { withdrawalId, round: 0, wokenAttempt: number }, runAt)
}
