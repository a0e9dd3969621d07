import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '#db/schema/accounts.ts'
import { buyerEmailChanges } from '#db/schema/corrections.ts'
import { orderShares } from '#db/schema/orders.ts'
import { randomDigits } from '#kit/crypto/tokens.ts'
import { codeHash } from '#modules/accounts/doors/code-hash.ts'
import { emailHash } from '#modules/accounts/throttling/email-hash.ts'
import { spendAttempt } from '#modules/accounts/throttling/spend-attempt.ts'
import { requireCorrectable } from '#modules/corrections/require-correctable.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import { readToldSale } from '#modules/payments/telling/read-told-sale.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { emailChangeInput } from './email-change.input.ts'
import { codeHours, codeTriesMax } from './email-change.ts'
import { refuseContested } from './refuse-contested.ts'

/**
 * The seller requests a change of the buyer's address. Nothing changes yet: a code goes to the new mailbox,
 * and only its owner can use it. People who earn by the sale cannot name their own mailbox.
 */
export async function askEmailChange(
  caller: Caller,
  { paymentId, email }: z.output<typeof emailChangeInput>,
): Promise<{ expiresAt: string }> {
  const { app, tx, platformId, now, session } = caller
  const payment = await lockForMoney(caller, paymentId)
  if (payment.sellerId !== session.userId) throw new AppError('payment_not_found')
  await requireCorrectable(caller, payment)
  const sale = await readToldSale(caller, paymentId)
  if (!sale) throw new AppError('sale_not_correctable')
  const { order, toBuyer } = sale
  await refuseContested(caller, order.id)
  if (email === order.buyerEmail || (await isEarners(caller, order.id, email)))
    throw new AppError('sale_email_not_allowed')
  await allowRequest(caller, order.id, email)
  await tx
    .update(buyerEmailChanges)
    .set({ state: 'REPLACED' })
    .where(and(eq(buyerEmailChanges.orderId, order.id), eq(buyerEmailChanges.state, 'ASKED')))
  const id = randomUUID()
  const code = randomDigits(6)
  const expiresAt = new Date(now.getTime() + codeHours * 3_600_000)
  await tx.insert(buyerEmailChanges).values({
    id,
    platformId,
    orderId: order.id,
    paymentId,
    askedById: session.userId,
    fromEmail: order.buyerEmail,
    toEmail: email,
    state: 'ASKED',
    codeHash: codeHash(app, { ownerId: id, code }),
    triesLeft: codeTriesMax,
    expiresAt,
    createdAt: now,
  })
  const { productName, sellerName, orderCode } = toBuyer.props
  await sendMail(caller, {
    key: `sale-email-code:${id}`,
    orderId: order.id,
    to: email,
    template: 'saleEmailCode',
    locale: order.locale,
    props: { productName, sellerName, orderCode, code, expiresAt, confirmPath: `/confirm-email/${id}` },
  })
  await writeAudit(caller, actorOf(caller), {
    action: 'sale.email_change_asked',
    subject: paymentId,
    detail: { changeId: id },
  })
  return { expiresAt: expiresAt.toISOString() }
}

async function isEarners({ tx }: Caller, orderId: string, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(orderShares)
    .innerJoin(users, eq(users.id, orderShares.userId))
    .where(and(eq(orderShares.orderId, orderId), eq(users.email, email)))
    .limit(1)
  return found.length > 0
}

/** Limits the requests of a seller: to one mailbox, in total, and for one sale. */
async function allowRequest(caller: Caller, orderId: string, email: string): Promise<void> {
  const mailbox = emailHash(caller.app, email)
  const throttled = await spendAttempt(caller, [
    { policy: 'mailbox', who: `sale ${orderId}` },
    { policy: 'mailboxFlood', who: mailbox },
    { policy: 'sender', who: caller.session.userId },
  ])
  if (throttled) throw new AppError('rate_limited', throttled)
}
