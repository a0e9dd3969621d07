import type { App } from '#app.ts'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import { heldCents } from '#modules/payments/core/movements.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { inScope } from '#scope.ts'
import { makeRefund } from './make-refund.job.ts'
import { listOpenRefunds } from './refund.ts'
import { returnSecondMoney } from './return-second-money.ts'

/**
 * Refunds one card after the other was refused, while the buyer still waits, so that the answer can say that neither card is
 * left with a charge. Planned jobs do the same if this process or the acquirer fails.
 */
export async function refundLoneCard(
  app: App,
  { id: paymentId, platformId, ...sums }: Payment,
): Promise<void> {
  if (heldCents(sums) <= 0) return
  try {
    const open = await inScope(app, platformId, async (scope) => {
      await returnSecondMoney(scope, await lockForMoney(scope, paymentId))
      return listOpenRefunds(scope, paymentId)
    })
    for (const { id: refundId } of open) await makeRefund(app, { platformId, refundId })
  } catch (error) {
    app.log.error({ paymentId, error }, 'The refund of one of two cards is left to its job')
  }
}
