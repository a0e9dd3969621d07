import { maskEmail } from '@balcao/domain/people/email'
import { eq } from 'drizzle-orm'
import { buyerEmailChanges } from '#db/schema/corrections.ts'
import { hashToken, randomToken } from '#kit/crypto/tokens.ts'
import { isCodeOf } from '#modules/accounts/doors/code-hash.ts'
import { requireCorrectable } from '#modules/corrections/require-correctable.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import { readToldSale } from '#modules/payments/telling/read-told-sale.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import { type EmailChange, undoDays } from './email-change.ts'
import { findAskedChange } from './find-asked-change.ts'
import { moveBuyer } from './move-buyer.ts'
import { refuseContested } from './refuse-contested.ts'

export type Confirmation = 'done' | 'wrong_code' | 'gone'

/**
 * Confirms the change by the code from the new mailbox: the purchase moves there, and the old address gets a
 * link that undoes it. A wrong code is returned instead of thrown, so that the used try is committed.
 */
export async function confirmEmailChange(
  scope: Scope,
  { changeId, code, ip }: { changeId: string; code: string; ip: string },
): Promise<Confirmation> {
  const change = await findAskedChange(scope, changeId)
  if (!change) return 'gone'
  if (!isCodeOf(scope.app, { ownerId: change.id, code }, change.codeHash)) {
    const triesLeft = change.triesLeft - 1
    await scope.tx.update(buyerEmailChanges).set({ triesLeft }).where(eq(buyerEmailChanges.id, change.id))
    return triesLeft > 0 ? 'wrong_code' : 'gone'
  }
  await apply(scope, change, ip)
  return 'done'
}

async function apply(scope: Scope, change: EmailChange, ip: string): Promise<void> {
  const { tx, now } = scope
  const { orderId, paymentId, fromEmail, toEmail } = change
  await moveBuyer(scope, { orderId, buyerEmail: toEmail })
  // Checked under the lock of the subscription, so that a change through another of its charges is either
  // done or waits for this one.
  await refuseContested(scope, orderId)
  await requireCorrectable(scope, await lockForMoney(scope, paymentId))
  const undoToken = randomToken()
  const undoUntil = new Date(now.getTime() + undoDays * 86_400_000)
  await tx
    .update(buyerEmailChanges)
    .set({ state: 'APPLIED', appliedAt: now, undoHash: hashToken(undoToken), undoUntil })
    .where(eq(buyerEmailChanges.id, change.id))
  await writeAudit(
    scope,
    { userId: null, ip },
    { action: 'sale.email_changed', subject: paymentId, detail: { changeId: change.id } },
  )
  const sale = await readToldSale(scope, paymentId)
  if (!sale) return
  const { productName, sellerName, orderCode } = sale.toBuyer.props
  await sendMail(scope, {
    key: `sale-email-changed:${change.id}`,
    orderId,
    to: fromEmail,
    template: 'saleEmailChanged',
    locale: sale.order.locale,
    props: {
      productName,
      sellerName,
      orderCode,
      maskedEmail: maskEmail(toEmail),
      undoUntil,
      undoPath: `/undo-email/${undoToken}`,
    },
  })
}
