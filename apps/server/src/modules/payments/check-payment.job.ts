import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '../../add-job.ts'
import { paymentCases, payments } from '../../db/schema/payments.ts'
import { defineJob } from '../../define-job.ts'
import { inScope, type Scope } from '../../scope.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { checkPayment } from './check-payment.ts'
import type { Payment } from './payment.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Seconds between the questions we ask on our own: short while a buyer waits, longer afterwards. */
export const checkPlanSeconds = [
  30,
  minute,
  2 * minute,
  5 * minute,
  15 * minute,
  hour,
  6 * hour,
  day,
  day,
  day,
  day,
  day,
  day,
  day,
]

/** The same after a code has expired unpaid: a bill takes days to clear, and a code may be paid by somebody who is late. */
const lapsedPlanSeconds = [hour, day, 2 * day, 4 * day]

/** A call may last this long, and a little longer until the acquirer finds in its own lists what it was asked for. */
const surelyListedSeconds = 3 * minute

const payload = z.object({ paymentId: z.uuid(), round: z.int().min(0), isLapsed: z.boolean().optional() })

/** Catches what webhooks lose. Giving up means that a person is told, never "failed". */
export const checkPaymentJob = defineJob({
  name: 'check-payment',
  payload,
  triesMax: 25,
  run: async (app, { platformId, paymentId, round, isLapsed = false }) => {
    const isWorthAsking = await inScope(app, platformId, async ({ tx }) => {
      const [current] = await tx.select().from(payments).where(eq(payments.id, paymentId))
      return current !== undefined && (isOpen(current) || (isLapsed && current.status === 'CANCELED'))
    })
    if (!isWorthAsking) return
    const check = await checkPayment(app, { platformId, paymentId, source: 'RECONCILER' })
    const { payment } = check
    const saysItIsOpen =
      check.kind === 'read' && check.reported.status === 'PENDING' && check.reported.certainty === 'KNOWN'
    await inScope(app, platformId, async (scope) => {
      // A check that the guard refused does not count as a round.
      if (check.kind === 'not_asked') await addCheck(scope, { paymentId, round, isLapsed }, check.until)
      else if (isLapsed && payment.status === 'CANCELED') {
        if (check.kind !== 'read' || check.reported.certainty !== 'KNOWN' || saysItIsOpen)
          await scheduleLapsedCheck(scope, paymentId, round + 1)
      } else if (!isOpen(payment)) return
      else if (check.kind === 'never_arrived' && (await declineWhatNeverArrived(scope, paymentId))) return
      // Expires only after an answer that says unpaid: silence could hide a payment of the last minute.
      else if (saysItIsOpen && hasExpired(payment, scope.now)) await lapse(scope, paymentId)
      else await scheduleCheck(scope, payment, round + 1)
    })
  },
  giveUp: (app, { platformId, paymentId }) =>
    inScope(app, platformId, (scope) => tellPerson(scope, paymentId)),
})

export async function scheduleCheck(scope: Scope, payment: Payment, round: number): Promise<void> {
  const isAwaited =
    payment.certainty === 'KNOWN' && payment.expiresAt !== null && payment.expiresAt > scope.now
  const seconds = checkPlanSeconds[round] ?? (isAwaited ? day : undefined)
  if (seconds === undefined) return tellPerson(scope, payment.id)
  const planned = scope.now.getTime() + seconds * 1000
  // A code that expires before the next question is asked about right then, so that the buyer sees it end in time.
  const expiry =
    payment.expiresAt && payment.expiresAt > scope.now ? payment.expiresAt.getTime() + 1000 : planned
  await addCheck(scope, { paymentId: payment.id, round }, new Date(Math.min(planned, expiry)))
}

async function addCheck(scope: Scope, check: z.infer<typeof payload>, runAt: Date): Promise<void> {
  await addJob(scope, checkPaymentJob, check, { runAt, key: `check-payment:${check.paymentId}` })
}

async function scheduleLapsedCheck(scope: Scope, paymentId: string, round: number): Promise<void> {
  const seconds = lapsedPlanSeconds[round]
  if (seconds === undefined) return
  const runAt = new Date(scope.now.getTime() + seconds * 1000)
  await addCheck(scope, { paymentId, round, isLapsed: true }, runAt)
}

async function lapse(scope: Scope, paymentId: string): Promise<void> {
  const { status } = await applyProviderEvent(scope, paymentId, {
    source: 'TIMER',
    status: 'CANCELED',
    certainty: 'KNOWN',
    reason: 'expired',
  })
  if (status === 'CANCELED') await scheduleLapsedCheck(scope, paymentId, 0)
}

/**
 * Declines a charge that the acquirer is sure it never got. False while it is too early to be sure, or when the payment has its transaction
 * by now.
 */
async function declineWhatNeverArrived(scope: Scope, paymentId: string): Promise<boolean> {
  const [payment] = await scope.tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (payment?.certainty !== 'UNKNOWN' || payment.transactionId !== null) return false
  if (scope.now.getTime() < payment.createdAt.getTime() + surelyListedSeconds * 1000) return false
  await applyProviderEvent(scope, paymentId, {
    source: 'RECONCILER',
    status: 'REJECTED',
    certainty: 'KNOWN',
    reason: 'never_arrived',
  })
  return true
}

/** Opens a case for a person, unless one of any kind is open. */
async function tellPerson(scope: Scope, paymentId: string): Promise<void> {
  const isOpenCase = and(eq(paymentCases.paymentId, paymentId), isNull(paymentCases.closedAt))
  const open = await scope.tx.select({ id: paymentCases.id }).from(paymentCases).where(isOpenCase)
  if (open.length > 0) return
  await scope.tx
    .insert(paymentCases)
    .values({
      platformId: scope.platformId,
      paymentId,
      kind: 'NO_ANSWER',
      detail: {},
      openedAt: scope.now,
    })
    .onConflictDoNothing()
  scope.app.log.error({ paymentId }, 'A payment stays without an answer and needs a person')
}

function isOpen(payment: Payment): boolean {
  return payment.status === 'PENDING' || payment.certainty !== 'KNOWN'
}

/** Only a certain "not paid yet" may expire; an unknown outcome is never closed by a clock. */
function hasExpired(payment: Payment, now: Date): boolean {
  return (
    payment.status === 'PENDING' &&
    payment.certainty === 'KNOWN' &&
    payment.expiresAt !== null &&
    payment.expiresAt <= now
  )
}
