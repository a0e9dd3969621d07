import type { App } from '#app.ts'
import { readTenantToken } from '#kit/crypto/tenant-token.ts'
import { platformOfDoor } from '#modules/accounts/doors/doors.ts'
import { findVisit } from '#modules/accounts/visits/find-visit.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { readCookie } from '#rpc/cookies.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'
import { findSession } from './find-session.ts'

/**
 * The session of a request, if it is valid on this host: a session of one platform is not accepted on the
 * hosts of another.
 */
export async function readSession(
  app: App,
  cookieHeader: string | undefined,
  hostPlatformId: string,
): Promise<SessionUser | null> {
  const token = readTenantToken(readCookie(app.config, 'session', cookieHeader) ?? '')
  if (token?.platformId !== hostPlatformId && token?.platformId !== operatorPlatformId) return null
  // Masters live in one cell: one whom this cell knew before is nobody here.
  if (app.cells.elsewhere(token.platformId) !== null) return null
  const session = await inScope(app, token.platformId, async (scope) => {
    const own = await findSession(scope, token.secret)
    return own && ((await findVisit(scope, own)) ?? own)
  })
  return session && session.platformId === platformOfDoor(session.role, hostPlatformId) ? session : null
}
