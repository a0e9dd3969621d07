import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { paymentCases, payments } from '../../db/schema/payments.ts'
import { addJob, defineJob } from '../../kit/jobs/define-job.ts'
import { inScope, type Scope } from '../../scope.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { checkPayment } from './check-payment.ts'
import type { Payment } from './payment.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Seconds between the questions we ask on our own: often while a buyer waits, then ever more patiently. */
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

/** Catches what webhooks lose. Giving up means that a person is told, never "failed". */
export const checkPaymentJob = defineJob({
  name: 'check-payment',
  payload: z.object({ paymentId: z.uuid(), round: z.int().min(0) }),
  triesMax: 25,
  run: async (app, { platformId, paymentId, round }) => {
    const isStillOpen = await inScope(app, platformId, async ({ tx }) => {
      const [current] = await tx.select().from(payments).where(eq(payments.id, paymentId))
      return current !== undefined && isOpen(current)
    })
    if (!isStillOpen) return
    const { payment } = await checkPayment(app, { platformId, paymentId, source: 'RECONCILER' })
    await inScope(app, platformId, async (scope) => {
      if (!isOpen(payment)) return
      if (hasExpired(payment, scope.now))
        await applyProviderEvent(scope, paymentId, {
          source: 'TIMER',
          status: 'CANCELED',
          certainty: 'KNOWN',
          reason: 'expired',
        })
      else await scheduleCheck(scope, payment, round + 1)
    })
  },
})

export async function scheduleCheck(scope: Scope, payment: Payment, round: number): Promise<void> {
  const seconds = checkPlanSeconds[round]
  if (seconds === undefined) {
    await scope.tx
      .insert(paymentCases)
      .values({
        platformId: scope.platformId,
        paymentId: payment.id,
        kind: 'NO_ANSWER',
        detail: {},
        openedAt: scope.now,
      })
      .onConflictDoNothing()
    scope.app.log.error({ paymentId: payment.id }, 'A payment stays without an answer and needs a person')
    return
  }
  const planned = scope.now.getTime() + seconds * 1000
  // A code that expires before the next question is asked about right then, so that the buyer sees it end in time.
  const expiry =
    payment.expiresAt && payment.expiresAt > scope.now ? payment.expiresAt.getTime() + 1000 : planned
  await addJob(
    scope,
    checkPaymentJob,
    { paymentId: payment.id, round },
    { runAt: new Date(Math.min(planned, expiry)), key: `check-payment:${payment.id}` },
  )
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
