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
 * The attempts that a call of a provider may be about: those of the withdrawal whose own address was called, and those whose id, reference or
 * key the body holds. A resemblance is enough, because nothing follows from it but a question.
 */
export async function findNamedAttempts(scope: Scope, hint: PayoutHint): Promise<NamedAttempt[]> {
  const [named, paid] = [await findCalled(scope, hint), await findPaid(scope, hint)]
  const isNew = (attempt: NamedAttempt) =>
    !named.some(
      ({ withdrawalId, number }) => withdrawalId === attempt.withdrawalId && number === attempt.number,
    )
  return [...named, ...paid.filter(isNew)]
}

const namedMax = 10

/** By the address that was called; and on their way, or held never to have been made: few, so that each is looked for in the body. */
async function findCalled(
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
    .limit(namedMax)
}

/** What a bank may give back long after: all that were ever paid, so that the words of the body are looked for among them. */
async function findPaid({ tx }: Scope, { providerAccountId, body }: PayoutHint): Promise<NamedAttempt[]> {
  const words = wordsOf(body)
  const uuids = words.flatMap((word) => uuid.exec(word)?.[0] ?? [])
  if (words.length === 0) return []
  const { withdrawalId, number, providerWithdrawId, state } = withdrawalAttempts
  return tx
    .select({ withdrawalId, number })
    .from(withdrawalAttempts)
    .where(
      and(
        eq(withdrawalAttempts.providerAccountId, providerAccountId),
        eq(state, 'PAID'),
        // Lists of any length in one statement text each.
        or(
          sql`${providerWithdrawId} = any(${sql.param(words)}::text[])`,
          sql`${withdrawalId} = any(${sql.param(uuids)}::uuid[])`,
        ),
      ),
    )
    .limit(namedMax)
}

const uuid = /[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}/i
const wordsMax = 500

/** Whatever in a body could be an id. */
function wordsOf(body: string): string[] {
  return [...new Set(body.match(/[\w.:-]{4,200}/g))].slice(0, wordsMax)
}

/** Asks about an attempt besides the plan, because somebody says that there is news. */
export async function wakeAttempt(
  scope: Scope,
  { withdrawalId, number }: NamedAttempt,
  runAt: Date,
): Promise<void> {
  await planCheck(scope, { withdrawalId, round: 0, wokenAttempt: number }, runAt)
}
