import type { App } from '#app.ts'
import { readTenantToken } from '#kit/crypto/tenant-token.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { platformOfDoor } from '#modules/accounts/doors/doors.ts'
import { onProof } from '#modules/accounts/sign-on/hold-proof.ts'
import { keepsLiveAccess } from '#modules/accounts/test-mode/keeps-live-access.ts'
import { findVisit } from '#modules/accounts/visits/find-visit.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { getLiveSeller } from '#modules/platforms/test-mode/get-live-seller.ts'
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
  // Masters live in one cell, and no other cell accepts their sessions, not even of masters from before the
  // move.
  if (app.cells.elsewhere(token.platformId) !== null) return null
  const session = await onProof(app, token.platformId, () =>
    inScope(app, token.platformId, async (scope) => {
      const own = await findSession(scope, token.secret)
      return own && ((await findVisit(scope, own)) ?? own)
    }),
  )
  if (session?.platformId !== platformOfDoor(session?.role ?? 'SELLER', hostPlatformId)) return null
  return (await isOpenInTest(app, session)) ? session : null
}

/**
 * A test platform accepts two kinds of sessions: those of its buyers, and the one seller's, which needs an
 * open live session. Every other session is refused.
 */
async function isOpenInTest(app: App, { platformId, role, enteredFrom }: SessionUser): Promise<boolean> {
  if (!isTestPlatform(platformId) || role === 'CUSTOMER') return true
  if (role !== 'SELLER' || enteredFrom === undefined) return false
  return keepsLiveAccess(app, await inScope(app, platformId, getLiveSeller), enteredFrom.sessionId)
}
