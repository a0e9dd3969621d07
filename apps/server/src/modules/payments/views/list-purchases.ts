import { giftStateOf } from '@balcao/domain/checkout/gifts'
import { refundRight } from '@balcao/domain/payments/refund-right'
import { shownStanding } from '@balcao/domain/payments/shown-standing'
import { and, eq, ilike, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { gifts } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { mailSuppressions } from '#db/schema/messages.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { listIssuedInvoices } from '#modules/invoices/list-invoices-of-order.ts'
import { isDisputed } from '#modules/payments/core/is-disputed.ts'
import type { Caller } from '#rpc/caller.ts'

const purchaseOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [payments.createdAt, payments.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const purchaseListInput = z.strictObject({
  /** Part of the product's or the seller's name, or of the code of the order. */
  search: z.string().trim().max(100).optional(),
  ...pageInput(purchaseOrders),
})

/**
 * Purchases made with the caller's email, which the login code has proven. Sorting needs no index: the purchases of one
 * person are few.
 */
export async function listPurchases(caller: Caller, input: z.output<typeof purchaseListInput>) {
  const { search } = input
  const { email } = await getUser(caller, caller.session.userId)
  const { rows, nextCursor } = await pageOf(purchaseOrders, input, ({ place, after, orderBy, limit }) =>
    caller.tx
      .select({
        paymentId: payments.id,
        orderId: orders.id,
        orderCode: orders.code,
        productName: products.name,
        productType: products.type,
        imageKey: products.imageKey,
        sellerName: users.name,
        supportEmail: products.supportEmail,
        supportPhone: products.supportPhone,
        amountCents: payments.amountCents,
        refundedCents: payments.refundedCents,
        bookedCents: payments.bookedCents,
        currency: payments.currency,
        method: payments.method,
        paidBy: payments.paidBy,
        installments: payments.installments,
        cards: payments.cards,
        status: payments.status,
        certainty: payments.certainty,
        isDisputed: isDisputed(caller.platformId),
        guaranteeDays: orders.guaranteeDays,
        expiresAt: payments.expiresAt,
        paidAt: payments.paidAt,
        createdAt: payments.createdAt,
        gift: gifts,
        mailTrouble: mailSuppressions.reason,
        place,
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(products, eq(products.id, payments.productId))
      .innerJoin(users, eq(users.id, payments.sellerId))
      .leftJoin(gifts, eq(gifts.orderId, payments.orderId))
      .leftJoin(mailSuppressions, eq(mailSuppressions.email, gifts.recipientEmail))
      .where(
        and(
          eq(orders.platformId, caller.platformId),
          eq(orders.buyerEmail, email),
          // An order with a reissued code is one purchase.
          isNull(payments.supersededById),
          search
            ? or(
                ilike(products.name, containing(search)),
                ilike(users.name, containing(search)),
                ilike(orders.code, containing(search)),
              )
            : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  const invoices = await listIssuedInvoices(
    caller,
    rows.map(({ orderId }) => orderId),
  )
  return {
    rows: rows.map(
      ({
        orderId,
        imageKey,
        guaranteeDays,
        bookedCents,
        paidAt,
        status,
        certainty,
        isDisputed: disputed,
        gift,
        mailTrouble,
        ...row
      }) => {
        const given =
          bookedCents > 0 && paidAt && !disputed ? refundRight({ paidAt, guaranteeDays }, caller.now) : null
        return {
          ...row,
          invoices: invoices
            .filter((invoice) => invoice.orderId === orderId)
            .map(({ id, url, identifier }) => ({ id, url, identifier })),
          standing: shownStanding({ status, certainty, method: row.method, isDisputed: disputed }),
          gift: gift && ownGift(gift, mailTrouble),
          imageUrl: imageKey === null ? null : caller.app.store.publicUrl(imageKey),
          /** The right to a refund and its last day. */
          refund: given && { right: given.right, lastDay: given.lastDay },
          expiresAt: row.expiresAt?.toISOString() ?? null,
          paidAt: paidAt?.toISOString() ?? null,
          createdAt: row.createdAt.toISOString(),
        }
      },
    ),
    nextCursor,
  }
}

/** A gift as shown to its buyer. An empty address means erased data: the buyer may name another recipient. */
function ownGift(gift: typeof gifts.$inferSelect, mailTrouble: string | null) {
  const { id, recipientName, recipientEmail, message, sendsAt, sentAt, openedAt } = gift
  return {
    id,
    recipientName,
    recipientEmail,
    message,
    state: giftStateOf(gift),
    sendsAt: sendsAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    openedAt: openedAt?.toISOString() ?? null,
    /** Whether mails to the recipient bounce. A complaint of the recipient is not shown to the buyer. */
    isUndeliverable: mailTrouble === 'BOUNCED',
  }
}
