import { sql } from 'drizzle-orm'
import { providerContacts } from '../../db/schema/acquirers.ts'
import type { Scope } from '../../scope.ts'

const minuteMs = 60_000

/** So many questions may be asked at once after a pause; whatever comes then is asked one after the other. */
const questionsAtOnce = 10

/**
 * The instant at which an account may be asked the next question of our own. The row of the account gives out the turns, so that all
 * processes together stay below its limit, and none is before the end of a silence that it has asked for. A turn that is not now is reserved: whoever holds it comes back then and takes no other.
 */
export async function takeTurn(
  { tx, platformId, now }: Scope,
  { providerAccountId, perMinute }: { providerAccountId: string; perMinute: number },
): Promise<Date> {
  const gapMs = minuteMs / perMinute
  const { turnAt, silentUntil } = providerContacts
  const gap = sql`make_interval(secs => ${gapMs / 1000}::float8)`
  const earliest = new Date(now.getTime() - (questionsAtOnce - 1) * gapMs)
  const [taken] = await tx
    .insert(providerContacts)
    .values({ platformId, providerAccountId, turnAt: new Date(earliest.getTime() + gapMs) })
    .onConflictDoUpdate({
      target: [providerContacts.platformId, providerContacts.providerAccountId],
      set: {
        turnAt: sql`greatest(${turnAt}, ${silentUntil}, ${earliest.toISOString()}::timestamptz) + ${gap}`,
      },
    })
    .returning({ turnAt })
  const turn = (taken?.turnAt ?? now).getTime() - gapMs
  return new Date(Math.max(turn, now.getTime()))
}
