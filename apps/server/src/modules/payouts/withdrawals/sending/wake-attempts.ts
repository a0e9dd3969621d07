import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { withdrawalAttempts } from '#db/schema/payouts.ts'
import type { Attempt } from '#modules/payouts/withdrawals/withdrawal.ts'
import type { Scope } from '#scope.ts'
import { planCheck } from './plan-check.ts'

export type PayoutHint = {
  providerAccountId: string
  /** The id in the called address, if the provider takes a callback address for each payout. */
  hint: string | null
  body: string
}

export type NamedAttempt = Pick<Attempt, 'withdrawalId' | 'number'>

/**
 * Attempts that a provider's callback may concern: those of the withdrawal whose address was called, and
 * those whose id, reference or key is in the body. A loose match is enough, because it only triggers a read.
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

/**
 * Attempts by the called address, and those in transit or judged never made: few enough to search the body
 * for each.
 */
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

/**
 * Paid attempts, which a bank may return long after. There are many, so the words of the body are looked up
 * among them.
 */
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
        // An array parameter, so that the statement's text is the same for lists of any length.
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

/** Every word of a body that could be an id. */
function wordsOf(body: string): string[] {
  return [...new Set(body.match(/[\w.:-]{4,200}/g))].slice(0, wordsMax)
}

/** Reads an attempt in addition to the plan, after a callback. */
export async function wakeAttempt(
  scope: Scope,
  { withdrawalId, number }: NamedAttempt,
  runAt: Date,
): Promise<void> {
  await planCheck(scope, { withdrawalId, round: 0, wokenAttempt: number }, runAt)
}
