import { sql } from 'drizzle-orm'
import { providerContacts } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'

const usualSeconds = 60

/** Postpones all reads of a rate-limited account until the time it named. */
export async function putOffReads(
  { tx, platformId, now }: Scope,
  providerAccountId: string,
  retryAfterSeconds: number = usualSeconds,
): Promise<Date> {
  const until = new Date(now.getTime() + Math.max(1, retryAfterSeconds) * 1000)
  const { silentUntil } = providerContacts
  await tx
    .insert(providerContacts)
    .values({ platformId, providerAccountId, silentUntil: until })
    .onConflictDoUpdate({
      target: [providerContacts.platformId, providerContacts.providerAccountId],
      set: { silentUntil: sql`greatest(${silentUntil}, ${until.toISOString()}::timestamptz)` },
    })
  return until
}
