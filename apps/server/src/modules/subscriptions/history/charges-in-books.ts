import { type SQL, sql } from 'drizzle-orm'
import { subscriptionCycles, subscriptions } from '#db/schema/subscriptions.ts'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'

/**
 * The rows `charges`: every paid charge of a subscription on the day it was booked, with the returned cents.
 * `reversed_at` is the date of a full reversal. The charge of a trial is money, but no first period: counts
 * of people and recurring revenue leave `is_trial` out. `period` is the place of the cycle among the
 * renewals: a cycle begun by a change of plan belongs to the period of the cycle that it ended. `counted_at` is the day
 * from which a charge counts as recurring revenue: a change of plan counts from its first day, on which the former cycle
 * ends, even if its code is paid days later.
 */
export function chargesInBooks({ caller: { platformId }, sees }: SubscriptionViewer): SQL {
  return sql`charges as (
    select ${subscriptions.id} as subscription_id, ${subscriptions.currency} as currency,
      ${subscriptionCycles.priceCents} as price_cents, ${subscriptionCycles.frequencyInDays} as frequency,
      ${subscriptions.canceledAt} as canceled_at, ${subscriptions.canceledBy} as canceled_by, ${subscriptions.state} as state,
      ${subscriptions.paidUntil} as paid_until,
      (${subscriptionCycles.number} = 1 and ${subscriptions.trialDays} is not null) as is_trial,
      ${subscriptions.trialDays} is not null as has_trial,
      ${subscriptionCycles.number} as number, ${subscriptionCycles.number} - (
        select count(*)::int from subscription_cycles changed where changed.platform_id = ${platformId}
          and changed.subscription_id = ${subscriptions.id} and changed.credit_cents is not null
          and changed.number <= ${subscriptionCycles.number}
      ) as period, ${subscriptionCycles.startsOn} as starts_on,
      ${subscriptionCycles.endsOn} as ends_on, p.paid_at as booked_at,
      case when ${subscriptionCycles.creditCents} is null then p.paid_at
        else least(p.paid_at, ${subscriptionCycles.startsOn}::date::timestamp at time zone 'America/Sao_Paulo') end as counted_at, p.amount_cents as cents,
      coalesce(reversed.cents, 0) as reversed_cents,
      case when reversed.cents >= p.amount_cents then reversed.last_at end as reversed_at
    from ${subscriptions}
    join ${subscriptionCycles} on ${subscriptionCycles.platformId} = ${platformId}
      and ${subscriptionCycles.subscriptionId} = ${subscriptions.id}
    join payments p on p.platform_id = ${platformId} and p.order_id = ${subscriptionCycles.orderId} and p.paid_at is not null
    left join lateral (
      select sum(r.amount_cents) as cents, max(r.created_at) as last_at from sale_reversals r
      where r.platform_id = ${platformId} and r.payment_id = p.id and r.restored_at is null
    ) reversed on true
    where ${sees}
  )`
}

/** The month of an instant in São Paulo: 2026-11. */
export const monthOf = (instant: SQL) => sql`to_char(${instant} at time zone 'America/Sao_Paulo', 'YYYY-MM')`
