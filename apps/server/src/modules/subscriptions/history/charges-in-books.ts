import { type SQL, sql } from 'drizzle-orm'
import { subscriptionCycles, subscriptions } from '#db/schema/subscriptions.ts'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'

/**
 * The rows `charges`: every paid charge of a subscription on the day it was booked. The charge of a trial (`is_trial`) counts
 * as revenue, but not as a first period, so counts of subscribers leave it out.
 */
export function chargesInBooks({ caller: { platformId }, sees }: SubscriptionViewer): SQL {
  return sql`charges as (
    select ${subscriptions.id} as subscription_id, ${subscriptions.currency} as currency,
      ${subscriptions.canceledAt} as canceled_at, ${subscriptions.canceledBy} as canceled_by, ${subscriptions.state} as state,
      ${subscriptions.paidUntil} as paid_until,
      (${subscriptionCycles.number} = 1 and ${subscriptions.trialDays} is not null) as is_trial,
      ${subscriptions.trialDays} is not null as has_trial,
      ${subscriptionCycles.number} as number, p.id as payment_id, p.paid_at as booked_at, p.amount_cents as cents
    from ${subscriptions}
    join ${subscriptionCycles} on ${subscriptionCycles.platformId} = ${platformId}
      and ${subscriptionCycles.subscriptionId} = ${subscriptions.id}
    join payments p on p.platform_id = ${platformId} and p.order_id = ${subscriptionCycles.orderId} and p.paid_at is not null
    where ${sees}
  )`
}

/** The month of an instant in São Paulo: 2026-11. */
export const monthOf = (instant: SQL) => sql`to_char(${instant} at time zone 'America/Sao_Paulo', 'YYYY-MM')`
