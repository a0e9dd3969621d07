import type { App } from '../../../app.ts'
import { defineJob } from '../../../define-job.ts'
import { inScope, type Scope } from '../../../scope.ts'
import { askAboutWithdrawal, type PayoutCheckOutcome } from './ask-about-withdrawal.ts'
import { askForPerson } from './ask-for-person.ts'
import { closeAttempt } from './close-attempt.ts'
import { findLiveAttempt } from './find-live-attempt.ts'
import { lockWithdrawal } from './lock-withdrawal.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import { checkTicket, planCheck } from './plan-check.ts'
import { planSending } from './plan-sending.ts'
import { type PreparedCheck, prepareCheck } from './prepare-check.ts'
import { reopenShown } from './reopen-attempt.ts'
import type { Attempt } from './withdrawal.ts'

/** A call may last so long, and its payout longer until the provider's own lists show it. Before that "none" proves nothing. */
const surelyListedMs = 10 * 60_000

/** Asks how a withdrawal stands until it is proven. Giving up means that a person is told, never "failed". */
export const checkWithdrawalJob = defineJob({
  ...checkTicket,
  run: async (app, { platformId, ...check }) => {
    const prepared = await inScope(app, platformId, (scope) => prepareCheck(scope, check))
    if (!prepared) return
    const outcome = await ask(app, prepared)
    const { attempt, isLast } = prepared
    await inScope(app, platformId, async (scope) => {
      if (outcome.kind === 'not_asked')
        // A question that was refused does not count as a round.
        return planCheck(scope, { ...check, hasTurn: undefined }, outcome.until)
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
 * The provider is sure that it has no such payout, long after it was asked for: the attempt is over, and the next one may begin under a key
 * of its own. False while it is too early to be sure, or when somebody has found the payout meanwhile.
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
