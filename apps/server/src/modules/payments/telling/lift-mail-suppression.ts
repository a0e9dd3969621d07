import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { liftSuppression } from '#modules/notifications/delivery/suppressions.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

/** Lifts the suppression of a sale's buyer after a bounce or a complaint. A repeated call does nothing. */
export async function liftMailSuppression(
  caller: Caller,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const [sale] = await caller.tx
    .select({ email: orders.buyerEmail })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId))
  if (!sale) throw new AppError('payment_not_found')
  const lifted = await liftSuppression(caller, sale.email)
  if (lifted)
    await writeAudit(caller, actorOf(caller), {
      action: 'sale.mail_suppression_lifted',
      subject: paymentId,
      detail: { reason: lifted.reason, since: lifted.at.toISOString() },
    })
}
