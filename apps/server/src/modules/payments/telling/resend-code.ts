import { AppError } from '@balcao/domain/texts/app-error'
import { findSaleToPay } from '#modules/payments/views/find-sale-to-pay.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { mailCode } from './mail-code.ts'
import { resendKey } from './resend-key.ts'

/**
 * Resends the Pix code or boleto of an open sale, on the seller's request. False if the platform has these
 * mails switched off.
 */
export async function resendCode(
  caller: Caller,
  { paymentId }: { paymentId: string },
): Promise<{ isSent: boolean }> {
  const { now, session, ip } = caller
  const sale = await findSaleToPay(caller, paymentId)
  if (sale?.seller.id !== session.userId) throw new AppError('payment_not_found')
  const { pixCode, billetCode, expiresAt } = sale.payment
  if (expiresAt === null || expiresAt <= now) throw new AppError('record_changed')
  if (pixCode === null && billetCode === null) throw new AppError('record_changed')
  const isSent = await mailCode(caller, sale, resendKey('code', paymentId, now))
  if (isSent)
    await writeAudit(
      caller,
      { userId: session.userId, ip },
      { action: 'sale.code_sent', subject: paymentId, detail: {} },
    )
  return { isSent }
}
