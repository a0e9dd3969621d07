import { sql } from 'drizzle-orm'
import { providerContacts } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'

const minuteMs = 60_000

/** Burst after a pause; further reads are spaced out. */
const questionsAtOnce = 10

export type ReadWishes = {
  providerAccountId: string
  /**
   * Rate limit of the account in reads per minute. Awaited reads get one half of it, all other reads the
   * other half.
   */
  perMinute: number
  /** True when a person waits for the answer, or the status is in doubt: other reads do not delay this read. */
  isAwaited: boolean
}

/**
 * Reserves the instant of an account's next read. One row per account hands out the instants, so that all
 * processes together stay below its rate limit. No instant falls within a waiting time that the account
 * named. A future instant is a reservation: its holder reads at that instant, without another reservation.
 */
export async function reserveRead(
  { tx, platformId, now }: Scope,
  { providerAccountId, perMinute, isAwaited }: ReadWishes,
): Promise<Date> {
  const gapMs = (2 * minuteMs) / perMinute
  const lane = isAwaited ? 'awaitedReadAt' : 'readAt'
  const readAt = providerContacts[lane]
  const earliest = new Date(now.getTime() - (questionsAtOnce - 1) * gapMs)
  // Without a time zone, since the sum of a timestamptz and an interval is not immutable, which Citus wants here.
  const next = sql`(greatest(${readAt}, ${providerContacts.silentUntil}, ${earliest.toISOString()}::timestamptz) at time zone 'UTC'
    + make_interval(secs => ${gapMs / 1000}::float8)) at time zone 'UTC'`
  const [taken] = await tx
    .insert(providerContacts)
    .values({ platformId, providerAccountId, [lane]: new Date(earliest.getTime() + gapMs) })
    .onConflictDoUpdate({
      target: [providerContacts.platformId, providerContacts.providerAccountId],
      set: { [lane]: next },
    })
    .returning({ readAt })
  const time = (taken?.readAt ?? now).getTime() - gapMs
  return new Date(Math.max(time, now.getTime()))
}
