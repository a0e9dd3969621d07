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

/** Pays codes of renewals that were made lately. */
export async function payDemoInvoices(
  { app, platformId, sandbox }: { app: App; platformId: string; sandbox: Sandbox },
  random: SeededRandom,
): Promise<void> {
  const since = new Date(app.clock.now().getTime() - freshMs)
  const open = await inScope(app, platformId, ({ tx }) =>
    tx
      .select({ id: payments.id, pixCode: payments.pixCode, billetCode: payments.billetCode })
      .from(payments)
      .innerJoin(subscriptionCycles, eq(subscriptionCycles.orderId, payments.orderId))
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCycles.subscriptionId))
      .where(
        and(
          eq(payments.status, 'PENDING'),
          isNotNull(payments.transactionId),
          gt(payments.createdAt, since),
          gt(subscriptionCycles.number, 1),
        ),
      )
      .orderBy(asc(subscriptions.buyerEmail), asc(subscriptionCycles.number)),
  )
  const paying = open.filter(() => random.fraction() < payingShare)
  const pay = async ({ id, pixCode, billetCode }: (typeof open)[number]) => {
    const code = pixCode ?? billetCode ?? ''
    // The acquirer may have expired it already by its own clock.
    if ((await sandbox.bank.find(code))?.state === 'expired') return
    await sandbox.bank.pay(code)
    await checkPayment(app, { platformId, paymentId: id, source: 'RECONCILER' })
  }
  for (let start = 0; start < paying.length; start += questionsAtOnce)
    await Promise.all(paying.slice(start, start + questionsAtOnce).map(pay))
}
