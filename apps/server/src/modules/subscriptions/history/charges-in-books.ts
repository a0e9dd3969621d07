import { type SQL, sql } from 'drizzle-orm'
import { subscriptionCycles, subscriptions } from '#db/schema/subscriptions.ts'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'

/**
 * The rows `charges`: every paid charge of a subscription on the day it was booked, with the returned cents.
 * The charge of a trial is money, but no first period: counts of people leave `is_trial` out. `period` is the place of
 * the cycle among the renewals: a cycle begun by a change of plan belongs to the period of the cycle that it ended.
 */
export function chargesInBooks({ caller: { platformId }, sees }: SubscriptionViewer): SQL {
  return sql`charges as (
    select ${subscriptions.id} as subscription_id, ${subscriptions.currency} as currency,
      ${subscriptions.canceledAt} as canceled_at, ${subscriptions.canceledBy} as canceled_by, ${subscriptions.state} as state,
      ${subscriptions.paidUntil} as paid_until,
      (${subscriptionCycles.number} = 1 and ${subscriptions.trialDays} is not null) as is_trial,
      ${subscriptions.trialDays} is not null as has_trial,
      ${subscriptionCycles.number} as number, ${subscriptionCycles.number} - (
        select count(*)::int from subscription_cycles changed where changed.platform_id = ${platformId}
          and changed.subscription_id = ${subscriptions.id} and changed.credit_cents is not null
          and changed.number <= ${subscriptionCycles.number}
      ) as period, p.paid_at as booked_at, p.amount_cents as cents, coalesce(reversed.cents, 0) as reversed_cents
    from ${subscriptions}
    join ${subscriptionCycles} on ${subscriptionCycles.platformId} = ${platformId}
      and ${subscriptionCycles.subscriptionId} = ${subscriptions.id}
    join payments p on p.platform_id = ${platformId} and p.order_id = ${subscriptionCycles.orderId} and p.paid_at is not null
    left join lateral (
      select sum(r.amount_cents) as cents from sale_reversals r
      where r.platform_id = ${platformId} and r.payment_id = p.id and r.restored_at is null
    ) reversed on true
    where ${sees}
  )`
}

/** The month of an instant in São Paulo: 2026-11. */
export const monthOf = (instant: SQL) => sql`to_char(${instant} at time zone 'America/Sao_Paulo', 'YYYY-MM')`
