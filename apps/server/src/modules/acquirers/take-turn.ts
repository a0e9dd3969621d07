import { sql } from 'drizzle-orm'
import { providerContacts } from '../../db/schema/acquirers.ts'
import type { Scope } from '../../scope.ts'

const minuteMs = 60_000

/** So many questions of a kind may be asked at once after a pause; whatever comes then is asked one after the other. */
const questionsAtOnce = 10

export type TurnWishes = {
  providerAccountId: string
  /** What the account may be asked in a minute. Awaited questions have one half of it and all others the other half. */
  perMinute: number
  /** Somebody waits for the answer: a thousand patient questions do not go before it. */
  isAwaited: boolean
}

/**
 * The instant at which an account may be asked the next question of our own. The row of the account gives out the turns, so that all
 * processes together stay below its limit, and none is before the end of a silence that it has asked for. A turn that is not now is
 * reserved: whoever holds it comes back then and takes no other.
 */
export async function takeTurn(
  { tx, platformId, now }: Scope,
  { providerAccountId, perMinute, isAwaited }: TurnWishes,
): Promise<Date> {
  const gapMs = (2 * minuteMs) / perMinute
  const lane = isAwaited ? 'awaitedTurnAt' : 'turnAt'
  const turnAt = providerContacts[lane]
  const earliest = new Date(now.getTime() - (questionsAtOnce - 1) * gapMs)
  const next = sql`greatest(${turnAt}, ${providerContacts.silentUntil}, ${earliest.toISOString()}::timestamptz)
    + make_interval(secs => ${gapMs / 1000}::float8)`
  const [taken] = await tx
    .insert(providerContacts)
    .values({ platformId, providerAccountId, [lane]: new Date(earliest.getTime() + gapMs) })
    .onConflictDoUpdate({
      target: [providerContacts.platformId, providerContacts.providerAccountId],
      set: { [lane]: next },
    })
    .returning({ turnAt })
  const turn = (taken?.turnAt ?? now).getTime() - gapMs
  return new Date(Math.max(turn, now.getTime()))
}
