import {
  type PaidCycle,
  type PaidPeriod,
  paidForDays,
  unusedCredit,
  worthOfCycle,
} from '@balcao/domain/money/plan-change'
import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { orderItems } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { refunds } from '#db/schema/refunds.ts'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import { isDisputed } from '#modules/payments/core/is-disputed.ts'
import type { Cycle, PlanChange } from '#modules/subscriptions/subscription.ts'
import type { Scope } from '#scope.ts'

/** Limit above any number of changes within one period. */
const runMax = 100

export type Worth = {
  period: PaidPeriod
  /** Whether a charge of the run is being refunded or disputed, or was reversed a moment ago. */
  isRefundDue: boolean
}

/**
 * Worth of a paid cycle, including the credits that paid a part of it. Counted by the books, so that a booked refund
 * counts before the acquirer has made it, and a lost dispute no longer counts once it is won. A refund of other items
 * leaves the main item; any other refund is taken from the main item first.
 */
export async function readWorth({ tx, platformId }: Scope, cycle: Cycle): Promise<Worth> {
  const ofSale = sql`${refunds.platformId} = ${platformId} and ${refunds.paymentId} = ${payments.id}
    and ${refunds.source} = 'SALE' and ${refunds.state} <> 'REFUSED'`
  const ofOtherItems = sql`(select coalesce(sum(${refunds.amountCents}), 0) from ${refunds}
    where ${ofSale} and ${refunds.kind} = 'ITEMS' and ${orderItems.id} <> all(${refunds.orderItemIds}))`
  const lostCents = sql`(${payments.amountCents} - ${payments.bookedCents} - ${ofOtherItems})`
  const itemCents = sql`(${orderItems.priceCents} * ${orderItems.quantity} - ${orderItems.discountCents})`
  const rows = await tx
    .select({
      state: subscriptionCycles.state,
      priceCents: subscriptionCycles.priceCents,
      creditCents: subscriptionCycles.creditCents,
      item: {
        priceCents: sql<number>`${orderItems.priceCents} * ${orderItems.quantity}`.mapWith(Number),
        feeCents: subscriptionCycles.setupFeeCents,
        paidCents:
          sql<number>`greatest(0, least(${payments.bookedCents}, ${itemCents} - ${lostCents}))`.mapWith(
            Number,
          ),
      },
      isReversed: sql<boolean>`${subscriptionCycles.state} = 'PAID' and ${payments.status} <> 'APPROVED'`,
      isRefunding: sql<boolean>`exists (select from ${refunds} where ${ofSale} and ${refunds.state} <> 'DONE')`,
      isDisputed: isDisputed(platformId),
    })
    .from(subscriptionCycles)
    .innerJoin(payments, eq(payments.orderId, subscriptionCycles.orderId))
    .innerJoin(
      orderItems,
      and(
        eq(orderItems.platformId, platformId),
        eq(orderItems.orderId, subscriptionCycles.orderId),
        eq(orderItems.kind, 'MAIN'),
      ),
    )
    .where(
      and(
        eq(subscriptionCycles.subscriptionId, cycle.subscriptionId),
        lte(subscriptionCycles.number, cycle.number),
        isNotNull(payments.paidAt),
      ),
    )
    .orderBy(desc(subscriptionCycles.number))
    .limit(runMax)
  const first = rows.findIndex(({ creditCents }) => creditCents === null)
  const run = first === -1 ? rows : rows.slice(0, first + 1)
  const paid = run.map(
    ({ state, priceCents, creditCents, item }): PaidCycle => ({
      priceCents,
      creditCents: creditCents ?? 0,
      paidCents: state === 'PAID' ? paidForDays(item) : 0,
    }),
  )
  return {
    period: { ...cycle, worthCents: worthOfCycle(paid.toReversed()) },
    isRefundDue: run.some((each) => each.isReversed || each.isRefunding || each.isDisputed),
  }
}

/**
 * Whether the credit of a change is still there: no charge of the run was refunded or disputed since the change was
 * requested.
 */
export async function isCreditKept(
  scope: Scope,
  cycle: Cycle,
  { startsOn, creditCents }: PlanChange,
): Promise<boolean> {
  const { period, isRefundDue } = await readWorth(scope, cycle)
  return cycle.state === 'PAID' && !isRefundDue && unusedCredit(period, startsOn) >= creditCents
}
