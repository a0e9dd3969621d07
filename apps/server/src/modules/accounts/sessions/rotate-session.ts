import { eq } from 'drizzle-orm'
import { sessions } from '../../../db/schema/accounts.ts'
import { tenantToken } from '../../../kit/crypto/tenant-token.ts'
import { hashToken, randomToken } from '../../../kit/crypto/tokens.ts'
import { writeCookie } from '../../../rpc/cookies.ts'
import type { SessionUser } from '../../../rpc/session-user.ts'
import type { Scope } from '../../../scope.ts'
import { findKnownDevice } from '../devices/find-known-device.ts'
import type { Visitor } from '../doors/visitor.ts'
import { sessionLifetimes } from './session-lifetimes.ts'

/** After a fresh proof the session goes on under a new token: a copy of the old one gains nothing from it. */
export async function rotateSession(scope: Scope, visitor: Visitor, session: SessionUser): Promise<string[]> {
  const { app, tx, platformId, now } = scope
  const secret = randomToken()
  await tx
    .update(sessions)
    .set({ tokenHash: hashToken(secret), steppedUpAt: now, lastSeenAt: now })
    .where(eq(sessions.id, session.sessionId))
  const isRemembered = (await findKnownDevice(scope, visitor, session.userId)) !== null
  const maxAgeSeconds = isRemembered ? sessionLifetimes[session.role].capMs / 1000 : null
  return [writeCookie(app.config, { kind: 'session', value: tenantToken(platformId, secret), maxAgeSeconds })]
}
