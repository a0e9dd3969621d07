import { sql } from 'drizzle-orm'

/**
 * Whether all of a limited number of charges of a row of `subscriptions` are paid, so that nothing more is
 * charged. The trial does not count as a charge. A refunded charge does, so that a refund causes no further
 * charge.
 */
export const isPaidInFull = sql<boolean>`(subscriptions.charges_max is not null and subscriptions.charges_max <= (
  select count(*) from subscription_cycles c
  where c.platform_id = subscriptions.platform_id and c.subscription_id = subscriptions.id
    and c.state in ('PAID', 'REVERSED') and (c.number > 1 or subscriptions.trial_days is null)))`
