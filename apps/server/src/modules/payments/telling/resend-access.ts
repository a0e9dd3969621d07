import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { mailGiftAgain } from '#modules/access/gifts/change-gift.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { mailReceipt } from './mail-receipt.ts'
import { readToldSale } from './read-told-sale.ts'
import { resendKey } from './resend-key.ts'

/**
 * Resends the access on the seller's request: the receipt to the buyer, or a gift that was sent to its recipient. False for a
 * demo sale, which sends no mail.
 */
export async function resendAccess(
  caller: Caller,
  { paymentId }: { paymentId: string },
): Promise<{ isSent: boolean }> {
  const { tx, now, session } = caller
  const [own] = await tx
    .select({ status: payments.status })
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.sellerId, session.userId)))
  if (!own) throw new AppError('payment_not_found')
  if (own.status !== 'APPROVED') throw new AppError('record_changed')
  const sale = await readToldSale(caller, paymentId)
  if (!sale) return { isSent: false }
  if (!sale.gift || !(await mailGiftAgain(caller, sale.gift.id)))
    await mailReceipt(caller, sale, { key: resendKey('access', paymentId, now) })
  await writeAudit(caller, actorOf(caller), { action: 'sale.access_sent', subject: paymentId, detail: {} })
  return { isSent: true }
}
