import type { App } from '#app.ts'
import { defineJob } from '#define-job.ts'
import { askForPerson } from '#modules/payouts/withdrawals/deciding/ask-for-person.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import { moveWithdrawal } from '#modules/payouts/withdrawals/move-withdrawal.ts'
import type { Attempt } from '#modules/payouts/withdrawals/withdrawal.ts'
import { inScope, type Scope } from '#scope.ts'
import { askAboutWithdrawal, type PayoutCheckOutcome } from './ask-about-withdrawal.ts'
import { closeAttempt } from './close-attempt.ts'
import { findLiveAttempt } from './find-live-attempt.ts'
import { checkTicket, planCheck } from './plan-check.ts'
import { planSending } from './plan-sending.ts'
import { type PreparedCheck, prepareCheck } from './prepare-check.ts'
import { reopenShown } from './reopen-attempt.ts'

/**
 * Longest time until a payout is visible in the provider's own lists, the call included. An earlier "not
 * found" proves nothing.
 */
const surelyListedMs = 10 * 60_000

/**
 * Reads a withdrawal's end until it is proven. After the last read a case is opened for a person; the
 * withdrawal never just fails.
 */
export const checkWithdrawalJob = defineJob({
  ...checkTicket,
  run: async (app, { platformId, ...check }) => {
    const prepared = await inScope(app, platformId, (scope) => prepareCheck(scope, check))
    if (!prepared) return
    const outcome = await ask(app, prepared)
    const { attempt, isLast } = prepared
    await inScope(app, platformId, async (scope) => {
      if (outcome.kind === 'not_asked')
        // A read that the guard refused does not count as a round.
        return planCheck(scope, { ...check, isReserved: undefined }, outcome.until)
      if (outcome.kind === 'never_arrived' && (await sendAnew(scope, attempt))) return
      if (isLast) await tellOfSilence(scope, attempt)
    })
  },
  giveUp: (app, { platformId, withdrawalId }) =>
    inScope(app, platformId, async (scope) =>
      askForPerson(scope, await lockWithdrawal(scope, { withdrawalId }), 'NO_ANSWER'),
    ),
})

async function ask(app: App, prepared: PreparedCheck): Promise<PayoutCheckOutcome> {
  try {
    return await askAboutWithdrawal(app, prepared)
  } catch (error) {
    app.log.error(
      { withdrawalId: prepared.attempt.withdrawalId, error },
      'A withdrawal could not be asked about',
    )
    return { kind: 'no_answer' }
  }
}

/**
 * Ends an attempt that the provider certainly does not have, long after the call, so that the next one can
 * begin under its own key. False if it is too early to be certain, or if the payout was found in the
 * meantime.
 */
async function sendAnew(scope: Scope, { withdrawalId, number, startedAt }: Attempt): Promise<boolean> {
  if (scope.now.getTime() - startedAt.getTime() < surelyListedMs) return false
  const withdrawal = await lockWithdrawal(scope, { withdrawalId })
  const attempt = await findLiveAttempt(scope, withdrawalId)
  const isSame = attempt?.number === number && attempt.providerWithdrawId === null
  if (withdrawal.state !== 'SENT' || !isSame) return false
  await closeAttempt(scope, attempt, { state: 'NOT_MADE' })
  const step = { source: 'PROVIDER_READ', detail: 'never_arrived' } as const
  if (await reopenShown(scope, withdrawal, step)) return true
  await moveWithdrawal(scope, withdrawal, 'APPROVED', step)
  await planSending(scope, withdrawalId, scope.now)
  return true
}

async function tellOfSilence(scope: Scope, { withdrawalId }: Attempt): Promise<void> {
  const withdrawal = await lockWithdrawal(scope, { withdrawalId })
  if (withdrawal.state === 'SENT') await askForPerson(scope, withdrawal, 'NO_ANSWER')
}
