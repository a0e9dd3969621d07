import { sql } from 'drizzle-orm'
import { tenant } from '#db/define-statement.ts'

/**
 * Charges left of a limited number, of a row of `subscriptions`; null without a limit. The trial does not count as a
 * charge. A refunded charge does, so that a refund causes no further charge.
 */
export const chargesLeft = sql<number | null>`(subscriptions.charges_max - (
  select count(*)::int from subscription_cycles c
  where c.platform_id = ${tenant} and c.subscription_id = subscriptions.id
    and c.state in ('PAID', 'REVERSED') and (c.number > 1 or subscriptions.trial_days is null)))`

/** Whether all of a limited number of charges are paid, so that nothing more is charged. */
export const isPaidInFull = sql<boolean>`(subscriptions.charges_max is not null and ${chargesLeft} <= 0)`
