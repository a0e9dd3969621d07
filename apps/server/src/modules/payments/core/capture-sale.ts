import { addBusinessDays, addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money/money'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, desc, eq } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { orderShares, orders } from '#db/schema/orders.ts'
import { paymentAttempts } from '#db/schema/payments.ts'
import { feePlans } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import { findAcquirerCost } from '#modules/acquirers/costs/find-acquirer-cost.ts'
import { bookAcquirerCost } from '#modules/ledger/book-acquirer-cost.ts'
import { bookPaidShares } from '#modules/ledger/book-paid-shares.ts'
import { saleApproved } from '#modules/ledger/entries.ts'
import { openLots } from '#modules/ledger/lots/open-lots.ts'
import { post } from '#modules/ledger/post.ts'
import type { Scope } from '#scope.ts'
import { methodPaid } from './method-paid.ts'
import type { Payment } from './payment.ts'
import { reserveOf } from './reserve-of.ts'

const selectSale = defineStatement(
  (db, given: Inputs<Pick<Payment, 'id' | 'orderId' | 'providerAccountId'>>) =>
    db
      .select({ order: orders, plan: feePlans, divided: paymentAttempts.divided })
      .from(orders)
      .innerJoin(feePlans, eq(feePlans.id, orders.feePlanId))
      .leftJoin(
        paymentAttempts,
        and(
          eq(paymentAttempts.paymentId, given.id),
          eq(paymentAttempts.providerAccountId, given.providerAccountId),
        ),
      )
      .where(eq(orders.id, given.orderId))
      .orderBy(desc(paymentAttempts.number))
      .limit(1),
)

const selectShares = defineStatement((db, given: Inputs<Pick<Payment, 'orderId'>>) =>
  db.select().from(orderShares).where(eq(orderShares.orderId, given.orderId)),
)

/**
 * Books a paid sale: every share enters the books with its release date, and a share that the acquirer pays
 * directly to its owner leaves them at once. The acquirer's fee is a cost of the platform and reduces no
 * share.
 */
export async function captureSale(
  scope: Scope,
  payment: Payment,
  { isHeld }: { isHeld: boolean },
): Promise<void> {
  const { tx, now } = scope
  const [[sale], shares, costCents] = await Promise.all([
    selectSale(tx, payment),
    selectShares(tx, payment),
    costOf(scope, { ...payment, method: methodPaid(payment) }),
  ])
  invariant(sale, `payment ${payment.id} has no order`)
  const { order, plan } = sale
  const divided = sale.divided ?? []

  const lots = shares.flatMap((share) => {
    const reserveCents = reserveOf(share, plan)
    const paidCents =
      divided.find(({ userId, role }) => userId === share.userId && role === share.role)?.amountCents ?? 0
    const releaseAt = releaseDate(now, payment.method, plan.releaseDays)
    const parts = [
      { kind: 'RELEASE' as const, amountCents: paidCents, releaseAt, isPaidThere: true },
      {
        kind: 'RELEASE' as const,
        amountCents: share.amountCents - reserveCents - paidCents,
        releaseAt,
        isPaidThere: false,
      },
      {
        kind: 'RESERVE' as const,
        amountCents: reserveCents,
        releaseAt: releaseDate(now, 'PIX', plan.reserveDays),
        isPaidThere: false,
      },
    ]
    return parts
      .filter((part) => part.amountCents > 0)
      .map((part) => ({
        ...part,
        userId: share.userId,
        role: share.role,
        paymentId: payment.id,
        currency: payment.currency,
      }))
  })
  const managerCents = shares.reduce(
    (sum, { role, amountCents }) => (role === 'MANAGER' ? sum + amountCents : sum),
    0,
  )
  const entries = saleApproved(
    {
      providerAccountId: payment.providerAccountId,
      chargedCents: order.totalCents,
      platformFeeCents: order.feeCents - managerCents,
      interestCents: order.interestCents,
    },
    lots,
    { isHeld },
  )
  const journal = {
    rule: 'sale.approved',
    key: `sale.approved:${payment.id}`,
    subject: { kind: 'PAYMENT', id: payment.id },
    currency: payment.currency,
    entries,
  } as const
  await Promise.all([post(scope, journal), openLots(scope, lots, { isHeld })])
  if (divided.length > 0)
    await bookPaidShares(scope, {
      paymentId: payment.id,
      providerAccountId: payment.providerAccountId,
      currency: payment.currency,
      shares: divided,
    })
  if (costCents > 0)
    await bookAcquirerCost(scope, {
      paymentId: payment.id,
      providerAccountId: payment.providerAccountId,
      currency: payment.currency,
      amountCents: costCents,
    })
}

/** Cost of the acquirer. Two cards are two charges, each with the cost of its own amount and installments. */
async function costOf(scope: Scope, payment: Payment): Promise<Cents> {
  const charges = payment.cards ?? [payment]
  const costs = await Promise.all(
    charges.map(({ amountCents, installments }) =>
      findAcquirerCost(scope, { ...payment, amountCents, installments }),
    ),
  )
  return costs.reduce((sum, cents) => sum + cents, 0)
}

/** Days count from the day of payment; zero days means at once. Boletos settle on business days. */
function releaseDate(paidAt: Date, method: PaymentMethod, days: number): Date {
  if (days === 0) return paidAt
  const paidOn = dayInSaoPaulo(paidAt)
  return startOfDayInSaoPaulo(method === 'BILLET' ? addBusinessDays(paidOn, days) : addDays(paidOn, days))
}
