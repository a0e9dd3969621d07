import { asc, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { openSession } from '#modules/accounts/sessions/open-session.ts'
import { recordAttempt } from '#modules/accounts/throttling/record-attempt.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { inScope } from '#scope.ts'
import { atInstant } from './at-instant.ts'
import { demoBrowsers } from './demo-buyers.ts'

const dayMs = 86_400_000
const weeksOfPast = 12
/** Days since each seller's last login, in order. All are long enough ago for an expired session. */
const daysAway = [4, 41, 75, 5, 19]

/** Weekly logins of the demo's sellers, each until a last day. */
export async function createDemoEntries(app: App, platformId: string): Promise<void> {
  const sellers = await inScope(app, platformId, ({ tx }) =>
    tx.select().from(users).where(sql`'SELLER' = any(${users.roles})`).orderBy(asc(users.email)),
  )
  for (const [place, seller] of sellers.entries()) {
    const last = daysAway[place % daysAway.length] ?? 0
    for (let days = weeksOfPast * 7 - 1; days > last; days -= 7) await enter(app, seller, days, place)
    await enter(app, seller, last, place)
  }
}

async function enter(app: App, seller: User, daysAgo: number, place: number): Promise<void> {
  const then = atInstant(app, new Date(app.clock.now().getTime() - daysAgo * dayMs))
  const userAgent = demoBrowsers[place % demoBrowsers.length] ?? ''
  const visitor = {
    app: then,
    platformId: seller.platformId,
    origin: then.config.publicUrl,
    ip: '203.0.113.40',
    userAgent,
  }
  await inScope(then, seller.platformId, async (scope) => {
    await openSession(
      scope,
      { ...visitor, cookieHeader: undefined, setCookies: () => undefined },
      { user: seller, door: 'SELLER', shouldRemember: false },
    )
    await recordAttempt(scope, visitor, {
      door: 'SELLER',
      email: seller.email,
      userId: seller.id,
      outcome: 'ENTERED',
    })
  })
}
