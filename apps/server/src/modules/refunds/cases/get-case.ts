import { providerTitle } from '@balcao/providers/registry'
import { asc, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { paymentEvents, payments } from '#db/schema/payments.ts'
import { invariant } from '#kit/invariant.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CaseInput } from './case.input.ts'
import { findCase, readMoneyOfCase } from './payment-case.ts'
import { possibleResolutions } from './possible-resolutions.ts'

const eventsMax = 100

/** One case with its sale, the reports, the held money and the possible decisions. */
export async function getCase(caller: Caller, { caseId }: CaseInput) {
  const { tx } = caller
  const opened = await findCase(caller, caseId)
  const [found] = await tx
    .select({
      payment: payments,
      orderCode: orders.code,
      buyerName: orders.buyerName,
      productName: products.name,
      sellerName: users.name,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .innerJoin(users, eq(users.id, payments.sellerId))
    .where(eq(payments.id, opened.paymentId))
  invariant(found, `case ${caseId} has no payment`)
  const { payment, ...sale } = found
  const money = await readMoneyOfCase(caller, payment)
  const events = await tx
    .select({
      at: paymentEvents.at,
      source: paymentEvents.source,
      status: paymentEvents.status,
      outcome: paymentEvents.outcome,
    })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, payment.id))
    .orderBy(asc(paymentEvents.id))
    .limit(eventsMax)
  return {
    caseId,
    kind: opened.kind,
    openedAt: opened.openedAt.toISOString(),
    closedAt: opened.closedAt?.toISOString() ?? null,
    ...sale,
    paymentId: payment.id,
    status: payment.status,
    method: payment.method,
    provider: providerTitle(payment.provider),
    transactionId: payment.transactionId,
    currency: payment.currency,
    priceCents: payment.amountCents,
    paidCents: payment.paidCents,
    refundedCents: payment.refundedCents,
    heldCents: money.heldCents,
    resolutions: opened.closedAt === null ? possibleResolutions(opened.kind, money) : [],
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  }
}
