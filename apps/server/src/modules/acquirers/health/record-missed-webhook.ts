import { sql } from 'drizzle-orm'
import { providerContacts } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'

/**
 * Notes that a check found a change that no webhook had reported. Returns true only for the first time since
 * the last webhook.
 */
export async function recordMissedWebhook(
  { tx, platformId, now }: Scope,
  providerAccountId: string,
): Promise<boolean> {
  const { missed, missedSince } = providerContacts
  const [contact] = await tx
    .insert(providerContacts)
    .values({ platformId, providerAccountId, missedSince: now, missed: 1 })
    .onConflictDoUpdate({
      target: [providerContacts.platformId, providerContacts.providerAccountId],
      set: {
        missed: sql`${missed} + 1`,
        missedSince: sql`coalesce(${missedSince}, ${now.toISOString()}::timestamptz)`,
      },
    })
    .returning({ missedSince })
  return contact?.missedSince?.getTime() === now.getTime()
}
