import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import { shownStanding } from '@balcao/domain/payments/shown-standing'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { defineStatement, type Inputs, tenant } from '#db/define-statement.ts'
import { users } from '#db/schema/accounts.ts'
import { offers } from '#db/schema/catalog.ts'
import { upsellShowings } from '#db/schema/funnels.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { platforms } from '#db/schema/platforms.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { isPeriodOver } from '#modules/payments/core/is-period-over.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { showCards } from '#modules/payments/two-cards/show-cards.ts'
import type { Scope } from '#scope.ts'
import { cardDeclineOf } from './card-decline-of.ts'
import { getBoughtView } from './get-bought-view.ts'
import { isReissuable } from './is-reissuable.ts'
import { isBuyer, type PaymentViewer } from './payment-viewer.ts'

const successors = alias(payments, 'successors')
const ofOrder = alias(payments, 'of_order')
const firsts = alias(payments, 'firsts')
const firstOrders = alias(orders, 'first_orders')
const firstOffers = alias(offers, 'first_offers')

/** Colour of the checkout where the buyer started, because the buyer never sees an upsell's own checkout. */
const checkoutColour = sql`(
  select ${firstOffers.builder} ->> 'colorPrimary'
  from ${upsellShowings}
  join ${payments} ${ofOrder} on ${ofOrder.platformId} = ${tenant} and ${ofOrder.id} = ${upsellShowings.paymentId}
  join ${payments} ${firsts} on ${firsts.platformId} = ${tenant} and ${firsts.id} = ${upsellShowings.firstPaymentId}
  join ${orders} ${firstOrders} on ${firstOrders.platformId} = ${tenant} and ${firstOrders.id} = ${firsts.orderId}
  join ${offers} ${firstOffers} on ${firstOffers.platformId} = ${tenant} and ${firstOffers.id} = ${firstOrders.offerId}
  where ${upsellShowings.platformId} = ${tenant} and ${ofOrder.orderId} = ${payments.orderId}
  limit 1)`

const selectFacts = defineStatement((db, given: Inputs<{ paymentId: string }>) =>
  db
    .select({
      payment: {
        id: payments.id,
        orderId: payments.orderId,
        version: payments.version,
        supersededById: payments.supersededById,
        method: payments.method,
        status: payments.status,
        certainty: payments.certainty,
        statusReason: payments.statusReason,
        amountCents: payments.amountCents,
        refundedCents: payments.refundedCents,
        currency: payments.currency,
        installments: payments.installments,
        cards: payments.cards,
        pixCode: payments.pixCode,
        billetCode: payments.billetCode,
        billetUrl: payments.billetUrl,
        paidBy: payments.paidBy,
        challenge: payments.challenge,
        expiresAt: payments.expiresAt,
        automaticPix: payments.automaticPix,
        createdAt: payments.createdAt,
        paidAt: payments.paidAt,
      },
      orderedAt: orders.createdAt,
      colorPrimary: sql<string>`coalesce(${checkoutColour}, ${offers.builder} ->> 'colorPrimary')`,
      sellerName: users.name,
      isDemo: platforms.isDemo,
      successorPaidAt: successors.paidAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(offers, eq(offers.id, orders.offerId))
    .innerJoin(users, eq(users.id, payments.sellerId))
    .innerJoin(platforms, eq(platforms.platformId, payments.platformId))
    .leftJoin(successors, eq(successors.id, payments.supersededById))
    .where(eq(payments.id, given.paymentId)),
)

/** The public view of a payment for holders of its unguessable address, and the buyer's view. */
export async function getPaymentView(
  scope: Scope,
  paymentId: string,
  viewer: PaymentViewer,
): Promise<PaymentView> {
  const { app, now } = scope
  if (!z.uuid().safeParse(paymentId).success) throw new AppError('payment_not_found')
  const [found] = await selectFacts(scope.tx, { paymentId })
  if (!found) throw new AppError('payment_not_found')
  const { payment, orderedAt } = found
  const isTest = isTestPlatform(scope.platformId)
  const isBuyersView = await isBuyer(scope, viewer, payment)
  const isExpired = hasRunOut(payment, now)
  const isChallenged = payment.challenge !== null && payment.status === 'PENDING'
  const isPayable = payment.status === 'PENDING' && !isExpired && payment.supersededById === null
  const code = payment.billetCode ?? payment.pixCode
  const expiresAt = payment.expiresAt?.toISOString() ?? null
  return {
    paymentId,
    version: payment.version,
    sellerName: found.sellerName,
    colorPrimary: found.colorPrimary,
    method: payment.method,
    paidBy: payment.paidBy,
    status: payment.status,
    isConfirming: payment.certainty !== 'KNOWN',
    isInAnalysis: shownStanding(payment) === 'IN_ANALYSIS' && !isChallenged,
    cardDecline: isBuyersView ? cardDeclineOf(payment) : null,
    isExpired,
    isCalledOff: payment.status === 'CANCELED' ? !isExpired : payment.statusReason === 'called_off',
    canBeReissued:
      isReissuable({ ...payment, orderedAt }, now) && !(await isPeriodOver(scope, payment.orderId)),
    supersededBy:
      payment.supersededById === null
        ? null
        : { paymentId: payment.supersededById, isPaid: found.successorPaidAt !== null },
    amountCents: payment.amountCents,
    refundedCents: payment.refundedCents,
    currency: payment.currency,
    installments: payment.installments,
    cards: await showCardsTo(scope, payment, isBuyersView),
    automaticPix: payment.automaticPix,
    pix:
      isPayable && payment.method === 'PIX' && payment.pixCode !== null && expiresAt !== null
        ? { code: payment.pixCode, expiresAt }
        : null,
    billet:
      isPayable && payment.method === 'BILLET' && payment.billetCode !== null
        ? { code: payment.billetCode, url: payment.billetUrl, pixCode: payment.pixCode, expiresAt }
        : null,
    challenge: isChallenged && isBuyersView && expiresAt !== null ? { expiresAt } : null,
    createdAt: payment.createdAt.toISOString(),
    expiresAt,
    paidAt: payment.paidAt?.toISOString() ?? null,
    playBankUrl:
      (isTest || (found.isDemo && app.config.isDemo)) && isPayable && code !== null
        ? `/banco-de-mentira?codigo=${encodeURIComponent(code)}`
        : null,
    purchase: isBuyersView ? await getBoughtView(scope, payment) : null,
  }
}

function hasRunOut(
  {
    status,
    statusReason,
    expiresAt,
    challenge,
  }: Pick<Payment, 'status' | 'statusReason' | 'expiresAt' | 'challenge'>,
  now: Date,
): boolean {
  if (challenge !== null) return false
  if (status === 'PENDING') return expiresAt !== null && expiresAt <= now
  return status === 'CANCELED' && statusReason === 'expired'
}

/** The two cards for the payment page. Only the buyer sees the last digits of the cards. */
async function showCardsTo(
  scope: Scope,
  payment: Pick<Payment, 'id' | 'cards' | 'paidAt'>,
  isBuyersView: boolean,
): Promise<PaymentView['cards']> {
  const cards = await showCards(scope, payment)
  return cards && (isBuyersView ? cards : cards.map((card) => ({ ...card, lastFour: null })))
}
