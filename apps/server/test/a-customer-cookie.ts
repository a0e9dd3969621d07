import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { invariant } from '#kit/invariant.ts'
import { openSession } from '#modules/accounts/sessions/open-session.ts'
import { inScope } from '#scope.ts'

/** Cookie of a buyer's signed-in browser. */
export function aCustomerCookie(
  { app, platformId }: { app: App; platformId: string },
  userId: string,
): Promise<string> {
  return inScope(app, platformId, async (scope) => {
    const [user] = await scope.tx.select().from(users).where(eq(users.id, userId))
    invariant(user, 'a buyer is a user')
    const visitor = { ip: '203.0.113.7', userAgent: 'test', cookieHeader: '' }
    const { cookies } = await openSession(scope, visitor as never, {
      user,
      door: 'CUSTOMER',
      shouldRemember: false,
    })
    return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  })
}
