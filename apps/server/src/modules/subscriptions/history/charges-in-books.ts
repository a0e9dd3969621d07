import { type SQL, sql } from 'drizzle-orm'
import { subscriptionCycles, subscriptions } from '#db/schema/subscriptions.ts'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'

/** Journal rules that return money of a sale to the buyer, each with its side. */
const reversals = sql.raw(
  `'refund.booked', 'refund.undone', 'sale.refunded', 'sale.charged_back', 'sale.restored'`,
)

/**
 * The rows `charges`: every booked charge of a subscription, with the cents that its approval debits to the
 * acquirer and those that later journals took back. `reversed_at` is the date of a full reversal.
 */
export function chargesInBooks({ caller: { platformId }, sees }: SubscriptionViewer): SQL {
  return sql`charges as (
    select ${subscriptions.id} as subscription_id, ${subscriptions.currency} as currency,
      ${subscriptions.priceCents} as price_cents, ${subscriptions.frequencyInDays} as frequency,
      ${subscriptions.canceledAt} as canceled_at, ${subscriptions.canceledBy} as canceled_by, ${subscriptions.state} as state,
      ${subscriptionCycles.number} as number, ${subscriptionCycles.startsOn} as starts_on,
      ${subscriptionCycles.endsOn} as ends_on, j.posted_at as booked_at, booked.cents as cents,
      coalesce(reversed.cents, 0) as reversed_cents,
      case when reversed.cents >= booked.cents then reversed.last_at end as reversed_at
    from ${subscriptions}
    join ${subscriptionCycles} on ${subscriptionCycles.platformId} = ${platformId}
      and ${subscriptionCycles.subscriptionId} = ${subscriptions.id}
    join payments p on p.platform_id = ${platformId} and p.order_id = ${subscriptionCycles.orderId}
    join ledger_journals j on j.platform_id = ${platformId} and j.subject_id = p.id and j.key = 'sale.approved:' || p.id
    cross join lateral (
      select sum(e.amount_cents) as cents from ledger_entries e
      join ledger_accounts a on a.platform_id = ${platformId} and a.id = e.account_id
      where e.platform_id = ${platformId} and e.journal_id = j.id and a.code like 'acquirer:%:receivable'
    ) booked
    left join lateral (
      select -sum(e.amount_cents) as cents, max(r.posted_at) as last_at from ledger_journals r
      join ledger_entries e on e.platform_id = ${platformId} and e.journal_id = r.id
      join ledger_accounts a on a.platform_id = ${platformId} and a.id = e.account_id
      where r.platform_id = ${platformId} and r.subject_id = p.id and r.rule in (${reversals})
        and (a.code like 'acquirer:%:receivable' or a.code = 'buyer:refunds_due')
    ) reversed on true
    where ${sees}
  )`
}

/** The month of São Paulo that an instant is in: 2026-11. */
export const monthOf = (instant: SQL) => sql`to_char(${instant} at time zone 'America/Sao_Paulo', 'YYYY-MM')`
