import { maskDocument } from '@balcao/domain/people/document'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '#db/schema/accounts.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { abandonedCarts, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { disputes, refundMessages, refundRequests } from '#db/schema/refunds.ts'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { isDisputed } from '#modules/payments/core/is-disputed.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { isPlaceholderPhone } from '#modules/platforms/settings/is-placeholder-phone.ts'
import { selectSubscriptions, subscriptionRow } from '#modules/subscriptions/subscription-row.ts'
import { asStaff } from '#modules/subscriptions/subscription-viewer.ts'
import type { Caller } from '#rpc/caller.ts'
import type { buyerInput } from './buyer.input.ts'
import { listCards, listDevices } from './list-traces.ts'
import { sumPurchases } from './sum-purchases.ts'
import { weighBuyer } from './weigh-buyer.ts'

const rowsMax = 200

/** All purchases of a mailbox with their refunds and disputes, for the staff who answer the buyer. */
export async function getBuyer(caller: Caller, { orderId }: z.output<typeof buyerInput>) {
  const { tx, platformId } = caller
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new AppError('not_found')
  const email = order.buyerEmail
  const bought = await tx
    .select({
      paymentId: payments.id,
      orderCode: orders.code,
      createdAt: payments.createdAt,
      productName: products.name,
      sellerName: users.name,
      method: payments.method,
      paidBy: payments.paidBy,
      installments: payments.installments,
      status: payments.status,
      certainty: payments.certainty,
      isDisputed: isDisputed(platformId),
      currency: payments.currency,
      amountCents: payments.amountCents,
      paidCents: payments.paidCents,
      refundedCents: payments.refundedCents,
      refundableCents: payments.bookedCents,
      refundDueCents: payments.refundDueCents,
      cardLastFour: payments.cardLastFour,
      cards: payments.cards,
      userAgent: orders.userAgent,
      document: orders.buyerDocument,
      documentSource: orders.documentSource,
      phone: orders.buyerPhone,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(products, eq(products.id, payments.productId))
    .innerJoin(users, eq(users.id, payments.sellerId))
    .where(and(eq(orders.platformId, platformId), eq(orders.buyerEmail, email)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(rowsMax)
  const paymentIds = bought.map(({ paymentId }) => paymentId)
  const document = bought.find(({ documentSource }) => documentSource === 'BUYER')?.document ?? null
  const [platform, disputed, asked, subscribed, left, others] = await Promise.all([
    getPlatform(caller),
    tx
      .select({
        disputeId: disputes.id,
        paymentId: disputes.paymentId,
        kind: disputes.kind,
        state: disputes.state,
        amountCents: disputes.amountCents,
        dueAt: disputes.dueAt,
        openedAt: disputes.openedAt,
        closedAt: disputes.closedAt,
      })
      .from(disputes)
      .where(inArray(disputes.paymentId, paymentIds))
      .orderBy(desc(disputes.openedAt)),
    tx
      .select({
        requestId: refundRequests.id,
        paymentId: refundRequests.paymentId,
        protocol: refundRequests.protocol,
        state: refundRequests.state,
        amountCents: refundRequests.amountCents,
        reason: refundRequests.reason,
        createdAt: refundRequests.createdAt,
        closedAt: refundRequests.closedAt,
      })
      .from(refundRequests)
      .where(inArray(refundRequests.paymentId, paymentIds))
      .orderBy(desc(refundRequests.createdAt)),
    selectSubscriptions(
      caller,
      and(eq(subscriptions.platformId, platformId), eq(subscriptions.buyerEmail, email)),
    ).limit(rowsMax),
    tx
      .select({
        cartId: abandonedCarts.id,
        productName: products.name,
        sellerName: users.name,
        state: abandonedCarts.state,
        amountCents: abandonedCarts.cartAmountCents,
        currency: products.currency,
        updatedAt: abandonedCarts.updatedAt,
      })
      .from(abandonedCarts)
      .innerJoin(offers, eq(offers.id, abandonedCarts.offerId))
      .innerJoin(products, eq(products.id, offers.productId))
      .innerJoin(users, eq(users.id, abandonedCarts.sellerId))
      .where(and(eq(abandonedCarts.platformId, platformId), eq(abandonedCarts.email, email)))
      .orderBy(desc(abandonedCarts.updatedAt))
      .limit(rowsMax),
    document === null ? [] : listOthers(caller, { email, document }),
  ])
  const messages =
    asked.length === 0
      ? []
      : await tx
          .select({
            id: refundMessages.id,
            requestId: refundMessages.requestId,
            author: refundMessages.author,
            body: refundMessages.body,
            at: refundMessages.at,
          })
          .from(refundMessages)
          .where(
            inArray(
              refundMessages.requestId,
              asked.map(({ requestId }) => requestId),
            ),
          )
          .orderBy(asc(refundMessages.at))
  const isRefundAsked = (paymentId: string) =>
    asked.some((request) => request.paymentId === paymentId && request.closedAt === null)
  const phone = bought.find((sale) => !isPlaceholderPhone(platform, sale.phone))?.phone ?? null
  return {
    name: order.buyerName,
    email,
    phone,
    document: document === null ? null : maskDocument(document),
    since: bought.at(-1)?.createdAt.toISOString() ?? order.createdAt.toISOString(),
    sums: sumPurchases(bought, disputed),
    signals: weighBuyer({ bought, disputed, asked: asked.length, others: others.length }, caller.now),
    cards: listCards(bought),
    devices: listDevices(bought),
    purchases: bought.map(
      ({
        document: _document,
        documentSource: _source,
        phone: _phone,
        userAgent: _agent,
        cards: _cards,
        ...sale
      }) => ({
        ...sale,
        buyerName: order.buyerName,
        isRefundAsked: isRefundAsked(sale.paymentId),
        createdAt: sale.createdAt.toISOString(),
      }),
    ),
    disputes: disputed.map((dispute) => ({
      ...dispute,
      dueAt: dispute.dueAt.toISOString(),
      openedAt: dispute.openedAt.toISOString(),
      closedAt: dispute.closedAt?.toISOString() ?? null,
    })),
    requests: asked.map(({ closedAt: _closed, ...request }) => ({
      ...request,
      createdAt: request.createdAt.toISOString(),
      messages: messages
        .filter(({ requestId }) => requestId === request.requestId)
        .map(({ id, author, body, at }) => ({ id, author, body, at: at.toISOString() })),
    })),
    subscriptions: subscribed.map((row) => subscriptionRow(row, asStaff(caller).actor)),
    carts: left.map((cart) => ({ ...cart, updatedAt: cart.updatedAt.toISOString() })),
    others,
  }
}

/** Other mailboxes with the same document, perhaps of the same person, which is unproven. */
async function listOthers(
  { tx, platformId }: Caller,
  { email, document }: { email: string; document: string },
) {
  const rows = await tx
    .selectDistinctOn([orders.buyerEmail], {
      orderId: orders.id,
      name: orders.buyerName,
      email: orders.buyerEmail,
    })
    .from(orders)
    .where(
      and(
        eq(orders.platformId, platformId),
        eq(orders.buyerDocument, document),
        sql`${orders.documentSource} = 'BUYER'`,
        ne(orders.buyerEmail, email),
      ),
    )
    .orderBy(orders.buyerEmail, desc(orders.createdAt))
    .limit(10)
  return rows
}
