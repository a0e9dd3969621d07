import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { App } from '#app.ts'
import { payments } from '#db/schema/payments.ts'
import { subscriptionCycles, subscriptions } from '#db/schema/subscriptions.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { inScope } from '#scope.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Share of renewals by code paid on the same day, and of the rest on each further day with a reminder. */
const payingShare = 0.8
const freshMs = 26 * 3_600_000
/** An acquirer answers few questions at once. */
export const questionsAtOnce = 3

/** Pays recent codes of renewals, and lets unpaid ones expire. */
export async function payDemoInvoices(
  { app, platformId, sandbox }: { app: App; platformId: string; sandbox: Sandbox },
  random: SeededRandom,
): Promise<void> {
  const now = app.clock.now()
  const since = new Date(now.getTime() - freshMs)
  const renewals = await inScope(app, platformId, ({ tx }) =>
    tx
      .select({
        id: payments.id,
        pixCode: payments.pixCode,
        billetCode: payments.billetCode,
        createdAt: payments.createdAt,
        expiresAt: payments.expiresAt,
      })
      .from(payments)
      .innerJoin(subscriptionCycles, eq(subscriptionCycles.orderId, payments.orderId))
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCycles.subscriptionId))
      .where(
        and(
          eq(payments.status, 'PENDING'),
          isNotNull(payments.transactionId),
          gt(subscriptionCycles.number, 1),
        ),
      )
      .orderBy(asc(subscriptions.buyerEmail), asc(subscriptionCycles.number)),
  )
  const isOver = ({ expiresAt }: (typeof renewals)[number]) => expiresAt !== null && expiresAt <= now
  const isPaid = ({ createdAt }: (typeof renewals)[number]) =>
    createdAt > since && random.fraction() < payingShare
  const ending = renewals.filter((renewal) => isOver(renewal) || isPaid(renewal))
  const end = async (renewal: (typeof renewals)[number]) => {
    const code = renewal.pixCode ?? renewal.billetCode ?? ''
    // The acquirer may have expired it already by its own clock.
    const isExpired = (await sandbox.bank.find(code))?.state === 'expired'
    if (!isExpired) await (isOver(renewal) ? sandbox.bank.expire(code) : sandbox.bank.pay(code))
    await checkPayment(app, { platformId, paymentId: renewal.id, source: 'RECONCILER' })
  }
  for (let start = 0; start < ending.length; start += questionsAtOnce)
    await Promise.all(ending.slice(start, start + questionsAtOnce).map(end))
}
