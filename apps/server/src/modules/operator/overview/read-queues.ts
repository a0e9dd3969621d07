import { type SQL, sql } from 'drizzle-orm'
import type { AcrossReader } from '#db/across-platforms.ts'

export type Queues = {
  /** Webhooks of acquirers unprocessed for more than a minute. */
  lateWebhooks: number
  /** Webhooks of acquirers that wait for a person. */
  quarantined: number
  /** Deliveries to sellers' endpoints that became dead in the last day. */
  deadDeliveries: number
  /** Subscriptions whose next step is more than an hour late. */
  lateRenewals: number
  /** Withdrawals that wait for a person, or that were sent more than half an hour ago and are not proven. */
  stuckWithdrawals: number
}

export const noQueues: Queues = {
  lateWebhooks: 0,
  quarantined: 0,
  deadDeliveries: 0,
  lateRenewals: 0,
  stuckWithdrawals: 0,
}

const minuteMs = 60_000

/** Overdue work by platform: of all platforms, or of those that a condition on `p` selects. */
export async function readQueues(
  db: AcrossReader,
  now: Date,
  which: SQL = sql`true`,
): Promise<Map<string, Queues>> {
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`
  const rows = await db.execute<Queues & { platformId: string }>(sql`
    select p.platform_id as "platformId",
      (select count(*)::int from webhook_inbox w where w.platform_id = p.platform_id and w.state = 'RECEIVED'
        and w.received_at < ${ago(minuteMs)}) as "lateWebhooks",
      (select count(*)::int from webhook_inbox w where w.platform_id = p.platform_id and w.state = 'QUARANTINED') as quarantined,
      (select count(*)::int from outgoing_deliveries d where d.platform_id = p.platform_id and d.state = 'DEAD'
        and d.created_at >= ${ago(24 * 60 * minuteMs)}) as "deadDeliveries",
      (select count(*)::int from subscriptions s where s.platform_id = p.platform_id and s.next_step_at < ${ago(60 * minuteMs)}) as "lateRenewals",
      (select count(*)::int from withdrawals w where w.platform_id = p.platform_id and w.person_needed is not null) +
        (select count(*)::int from withdrawals w where w.platform_id = p.platform_id and w.state = 'SENT'
          and w.sent_at < ${ago(30 * minuteMs)} and w.person_needed is null) as "stuckWithdrawals"
    from platforms p where p.kind = 'TENANT' and ${which}`)
  return new Map(rows.map(({ platformId, ...queues }) => [platformId, queues]))
}
