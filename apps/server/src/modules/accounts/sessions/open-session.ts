import type { Role } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { sessions, users } from '#db/schema/accounts.ts'
import { tenantToken } from '#kit/crypto/tenant-token.ts'
import { hashToken, randomToken } from '#kit/crypto/tokens.ts'
import { rememberDevice } from '#modules/accounts/devices/remember-device.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { writeCookie } from '#rpc/cookies.ts'
import type { Scope } from '#scope.ts'
import { sessionLifetimes } from './session-lifetimes.ts'

/** What the sign-on provider proved. `hasFactor` is false if the product's own second factor completed the login. */
export type SignedOn = { hasFactor: boolean; authenticatedAt: Date | null }

export type Entry = { sessionId: string; cookies: string[] }

const endOfTime = new Date('9999-12-31T00:00:00Z')

/** Opens a session under a new token; the token in the request is never reused. */
export async function openSession(
  scope: Scope,
  visitor: Visitor,
  {
    user,
    door,
    shouldRemember,
    enteredFrom,
    signOn,
  }: {
    user: User
    door: Role
    shouldRemember: boolean
    enteredFrom?: typeof sessions.$inferInsert.enteredFrom
    signOn?: SignedOn | undefined
  },
): Promise<Entry> {
  const { app, tx, platformId, now } = scope
  const secret = randomToken()
  const { capMs } = sessionLifetimes[door]
  const session = {
    id: crypto.randomUUID(),
    platformId,
    userId: user.id,
    role: door,
    tokenHash: hashToken(secret),
    createdAt: now,
    lastSeenAt: now,
    // A test session ends with its live session, wherever the test clock stands.
    expiresAt: enteredFrom ? endOfTime : new Date(now.getTime() + capMs),
    steppedUpAt: provenAt(now, signOn),
    hasForeignFactor: signOn?.hasFactor ?? false,
    ip: visitor.ip,
    userAgent: visitor.userAgent,
    enteredFrom,
  }
  await tx.insert(sessions).values(session)
  if (door === 'SELLER') await tx.update(users).set({ sellerEnteredAt: now }).where(eq(users.id, user.id))
  const maxAgeSeconds = shouldRemember ? capMs / 1000 : null
  const deviceCookies = shouldRemember ? await rememberDevice(scope, visitor, user.id) : []
  return {
    sessionId: session.id,
    cookies: [
      writeCookie(app.config, { kind: 'session', value: tenantToken(platformId, secret), maxAgeSeconds }),
      ...deviceCookies,
    ],
  }
}

/** Time of the session's fresh proof: the login at the provider, which may be an earlier one. */
function provenAt(now: Date, signOn: SignedOn | undefined): Date {
  if (!signOn) return now
  const at = signOn.authenticatedAt ?? new Date(0)
  return at < now ? at : now
}
