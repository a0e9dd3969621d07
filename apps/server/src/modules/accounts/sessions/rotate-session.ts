import { and, eq, sql } from 'drizzle-orm'
import { sessions } from '#db/schema/accounts.ts'
import { readTenantToken, tenantToken } from '#kit/crypto/tenant-token.ts'
import { hashToken, randomToken } from '#kit/crypto/tokens.ts'
import { findKnownDevice } from '#modules/accounts/devices/find-known-device.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { readCookie, writeCookie } from '#rpc/cookies.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import type { Scope } from '#scope.ts'
import { sessionLifetimes } from './session-lifetimes.ts'

/** Time during which requests with the former token may still be under way. */
const formerTokenMs = 30_000

/**
 * Rotates the token after a fresh proof, so that a copy of the old token gains nothing from it. Of two
 * concurrent proofs only the first changes the token and sets a cookie: a second cookie could overwrite it
 * with a replaced token. When the old token may be stolen, it ends at once.
 */
export async function rotateSession(
  scope: Scope,
  visitor: Visitor,
  session: SessionUser,
  { endsFormerToken }: { endsFormerToken: boolean },
): Promise<string[]> {
  const { app, tx, platformId, now } = scope
  const presented = readTenantToken(readCookie(app.config, 'session', visitor.cookieHeader) ?? '')
  const isStillPresented = eq(sessions.tokenHash, hashToken(presented?.secret ?? ''))
  const secret = randomToken()
  const rotated = await tx
    .update(sessions)
    .set({
      tokenHash: hashToken(secret),
      formerTokenHash: endsFormerToken ? null : sql`${sessions.tokenHash}`,
      formerTokenEndsAt: endsFormerToken ? null : new Date(now.getTime() + formerTokenMs),
      steppedUpAt: now,
      lastSeenAt: now,
    })
    .where(and(eq(sessions.id, session.sessionId), endsFormerToken ? undefined : isStillPresented))
    .returning({ id: sessions.id })
  if (rotated.length === 0) return []
  const isRemembered = (await findKnownDevice(scope, visitor, session.userId)) !== null
  const maxAgeSeconds = isRemembered ? sessionLifetimes[session.role].capMs / 1000 : null
  return [writeCookie(app.config, { kind: 'session', value: tenantToken(platformId, secret), maxAgeSeconds })]
}
