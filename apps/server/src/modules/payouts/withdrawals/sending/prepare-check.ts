import { eq, sql } from 'drizzle-orm'
import { withdrawals } from '#db/schema/payouts.ts'
import { type AskableAccount, getAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { reserveRead } from '#modules/acquirers/health/reserve-read.ts'
import { manifestOf } from '#modules/payouts/routing/payout-account.ts'
import { askForPerson } from '#modules/payouts/withdrawals/deciding/ask-for-person.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import type { Attempt } from '#modules/payouts/withdrawals/withdrawal.ts'
import type { Scope } from '#scope.ts'
import { canBeAnswered } from './ask-about-withdrawal.ts'
import { closeAttempt } from './close-attempt.ts'
import { findAttempt } from './find-attempt.ts'
import { findLiveAttempt } from './find-live-attempt.ts'
import { nextCheck, type PlannedCheck, planCheck } from './plan-check.ts'

/** Longest time that a call to pay may still wait for its answer. */
const answerPatienceMs = 2 * 60_000

export type PreparedCheck = { attempt: Attempt; account: AskableAccount; isLast: boolean }

/**
 * Decides whether a withdrawal is read now. If so, the read is counted and the next one planned in the same
 * transaction, so that a process that dies leaves no withdrawal unchecked.
 */
export async function prepareCheck(scope: Scope, check: PlannedCheck): Promise<PreparedCheck | null> {
  const { app, tx, now } = scope
  const { withdrawalId, round, wokenAttempt } = check
  const isWoken = wokenAttempt !== undefined
  const withdrawal = await lockWithdrawal(scope, { withdrawalId })
  // A webhook may concern an attempt that counts as ended.
  const attempt = await (isWoken
    ? findAttempt(scope, { withdrawalId, number: wokenAttempt })
    : findLiveAttempt(scope, withdrawalId))
  // A payment by hand has no provider to read from.
  if (!attempt || attempt.providerAccountId === null) return null
  const account = await getAccount(scope, attempt.providerAccountId)
  const isPaid = withdrawal.state === 'PAID'
  const isUnheard =
    attempt.state === 'SENDING' && now.getTime() - attempt.startedAt.getTime() >= answerPatienceMs
  if (isUnheard) await closeAttempt(scope, attempt, { state: 'UNCERTAIN' })
  const next = isWoken ? null : nextCheck(now, round + 1, { isPaid })
  const planNext = async () => {
    if (next) await planCheck(scope, { withdrawalId, round: round + 1 }, next)
  }
  if (!canBeAnswered(app, attempt, account)) {
    const isCallOver = isUnheard || attempt.state === 'ACCEPTED' || attempt.state === 'UNCERTAIN'
    if (isCallOver && withdrawal.state === 'SENT') await askForPerson(scope, withdrawal, 'NO_ANSWER')
    await planNext()
    return null
  }
  const readAt = check.isReserved ? now : await readTimeOf(scope, account, isWoken)
  if (readAt > now) {
    await planCheck(scope, { ...check, isReserved: true }, readAt)
    return null
  }
  await tx
    .update(withdrawals)
    .set({ checks: sql`${withdrawals.checks} + 1` })
    .where(eq(withdrawals.id, withdrawalId))
  await planNext()
  return { attempt, account, isLast: next === null && !isWoken && !isPaid }
}

async function readTimeOf(scope: Scope, account: AskableAccount, isAwaited: boolean): Promise<Date> {
  const perMinute = manifestOf(scope.app, account)?.readLimit.questionsPerMinute
  return perMinute === undefined
    ? scope.now
    : reserveRead(scope, { providerAccountId: account.id, perMinute, isAwaited })
}
