import { giftStateOf } from '@balcao/domain/checkout/gifts'
import { maskDocument } from '@balcao/domain/people/document'
import { AppError } from '@balcao/domain/texts/app-error'
import { providerTitle } from '@balcao/providers/registry'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { gifts } from '#db/schema/access.ts'
import { providerAccounts } from '#db/schema/acquirers.ts'
import { products } from '#db/schema/catalog.ts'
import { balanceLots } from '#db/schema/ledger.ts'
import { ageStatements, orderItems, orderShares, orders } from '#db/schema/orders.ts'
import { paymentAttempts, paymentEvents, payments } from '#db/schema/payments.ts'
import { feePlans } from '#db/schema/platforms.ts'
import { shipments } from '#db/schema/shipments.ts'
import { listInvoicesOfOrder } from '#modules/invoices/list-invoices-of-order.ts'
import { findSuppression } from '#modules/notifications/delivery/suppressions.ts'
import { showCards } from '#modules/payments/two-cards/show-cards.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { isPlaceholderPhone } from '#modules/platforms/settings/is-placeholder-phone.ts'
import type { Scope } from '#scope.ts'
import { saleColumns, saleRow } from './sale-row.ts'
import type { SaleViewer, View, Whole } from './sale-viewer.ts'

export const saleInput = z.object({ paymentId: z.uuid() })

/** One sale with its timeline and its money, for the drawer. */
export async function getSale<V extends View>(viewer: SaleViewer<V>, paymentId: string) {
  const { tx } = viewer.scope
  const ofWhole = <Part>(part: Part) => (viewer.view === 'WHOLE' ? part : null) as Whole<V, Part>
  const [found] = await tx
    .select({
      ...saleColumns(viewer),
      payment: payments,
      order: orders,
      gift: gifts,
      adultStatedAt: ageStatements.statedAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .leftJoin(gifts, eq(gifts.orderId, payments.orderId))
    .leftJoin(ageStatements, eq(ageStatements.orderId, payments.orderId))
    .leftJoin(orderShares, viewer.myShare)
    .where(and(viewer.sees, eq(payments.id, paymentId)))
  if (!found) throw new AppError('payment_not_found')
  const { payment, order, gift, adultStatedAt, ...row } = found
  const [items, shares, events, attempts, lots, [parcel], platform, [feePlan], suppression, invoices] =
    await Promise.all([
      tx.select().from(orderItems).where(eq(orderItems.orderId, order.id)).orderBy(orderItems.position),
      tx.select().from(orderShares).where(eq(orderShares.orderId, order.id)),
      tx
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.paymentId, paymentId))
        .orderBy(paymentEvents.id)
        .limit(100),
      tx
        .select({ attempt: paymentAttempts, provider: providerAccounts.provider })
        .from(paymentAttempts)
        .innerJoin(providerAccounts, eq(providerAccounts.id, paymentAttempts.providerAccountId))
        .where(eq(paymentAttempts.paymentId, paymentId))
        .orderBy(paymentAttempts.number),
      viewer.earnerId === null ? [] : lotsOf(viewer.scope, paymentId, viewer.earnerId),
      tx.select().from(shipments).where(eq(shipments.orderId, order.id)),
      getPlatform(viewer.scope),
      tx.select({ basisPoints: feePlans.basisPoints }).from(feePlans).where(eq(feePlans.id, order.feePlanId)),
      findSuppression(viewer.scope, order.buyerEmail),
      listInvoicesOfOrder(viewer.scope, order.id),
    ])
  const sumOf = (wanted: string) =>
    shares.reduce((sum, { role, amountCents }) => (role === wanted ? sum + amountCents : sum), 0)
  return {
    ...saleRow(row),
    /** Whether the bank of the card asked the buyer to confirm this sale (3-D Secure), and it was paid: evidence in a dispute. */
    isConfirmedAtBank: payment.challenge !== null && payment.paidAt !== null,
    paymentUrl: ofWhole(`/checkout/payment/${paymentId}`),
    buyer: ofWhole({
      name: order.buyerName,
      email: order.buyerEmail,
      phone: isPlaceholderPhone(platform, order.buyerPhone) ? null : order.buyerPhone,
      document: order.documentSource === 'BUYER' ? maskDocument(order.buyerDocument) : null,
      address: order.address,
    }),
    /** When the buyer of a product for adults declared a birth date. The birth date itself is not shown. */
    adultStatedAt: ofWhole(adultStatedAt?.toISOString() ?? null),
    /** The recipient of a gift. The message is for the recipient only and is not shown. */
    gift: ofWhole(
      gift && {
        recipientName: gift.recipientName,
        recipientEmail: gift.recipientEmail,
        state: giftStateOf(gift),
        sendsAt: gift.sendsAt.toISOString(),
        openedAt: gift.openedAt?.toISOString() ?? null,
      },
    ),
    /** Reason why the buyer gets no more mails; null if mails are sent. */
    mailTrouble: ofWhole(suppression?.reason ?? null),
    items: items.map(({ id, title, kind, priceCents, discountCents, quantity }) => ({
      id,
      title,
      kind,
      priceCents,
      discountCents,
      quantity,
    })),
    shipment: ofWhole(
      parcel
        ? {
            id: parcel.id,
            state: parcel.state,
            carrier: parcel.carrier,
            trackingCode: parcel.trackingCode,
            trackingUrl: parcel.trackingUrl,
          }
        : null,
    ),
    invoices: ofWhole(invoices),
    money: {
      itemsCents: order.itemsCents,
      discountCents: order.discountCents,
      shippingCents: order.shippingCents,
      interestCents: order.interestCents,
      totalCents: order.totalCents,
      /** The fee at the time of sale; corrections of it are listed apart. */
      feeCents: ofWhole(order.feeCents),
      correctedCents: ofWhole(payment.correctedCents),
      feeRule: ofWhole({ basisPoints: feePlan?.basisPoints ?? 0, fixedCents: order.fixedFeeCents }),
      sellerCents: ofWhole(sumOf('PRODUCER') + payment.correctedCents),
      affiliateCents: ofWhole(sumOf('AFFILIATE')),
      coProducersCents: ofWhole(sumOf('CO_PRODUCER')),
      shareCents: row.shareCents,
      lots: lots.map(({ kind, amountCents, releaseAt, state }) => ({
        kind,
        amountCents,
        releaseAt: releaseAt.toISOString(),
        state,
      })),
    },
    timeline: events.map(({ at, source, status, certainty, outcome, detail }) => ({
      at: at.toISOString(),
      source,
      status,
      certainty,
      outcome,
      detail,
    })),
    attempts: ofWhole(
      attempts.map(({ provider, attempt: { number, state, failureKind, startedAt, endedAt } }) => ({
        number,
        provider: providerTitle(provider),
        state,
        failureKind,
        startedAt: startedAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      })),
    ),
    shownCards: ofWhole(await showCards(viewer.scope, payment)),
    tracking: ofWhole({ utm: order.utm, referer: order.referer }),
  }
}

function lotsOf({ tx }: Scope, paymentId: string, userId: string) {
  return tx
    .select()
    .from(balanceLots)
    .where(and(eq(balanceLots.paymentId, paymentId), eq(balanceLots.userId, userId)))
    .orderBy(balanceLots.releaseAt)
}
