import { type SQL, sql } from 'drizzle-orm'
import type { AcrossReader } from '#db/across-platforms.ts'
import { countByPlatform } from '#modules/operator/count-by-platform.ts'

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
  db: Pick<AcrossReader, 'execute'>,
  now: Date,
  which?: SQL,
): Promise<Map<string, Queues>> {
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`
  const counts = await countByPlatform(
    db,
    {
      lateWebhooks: sql`webhook_inbox t where t.state = 'RECEIVED' and t.received_at < ${ago(minuteMs)}`,
      quarantined: sql`webhook_inbox t where t.state = 'QUARANTINED'`,
      deadDeliveries: sql`outgoing_deliveries t where t.state = 'DEAD' and t.created_at >= ${ago(24 * 60 * minuteMs)}`,
      lateRenewals: sql`subscriptions t where t.next_step_at < ${ago(60 * minuteMs)}`,
      stuckWithdrawals: sql`withdrawals t where (t.person_needed is not null or t.state = 'SENT' and t.sent_at < ${ago(30 * minuteMs)})`,
    },
    which,
  )
  return new Map([...counts].map(([platformId, known]) => [platformId, { ...noQueues, ...known }]))
}
