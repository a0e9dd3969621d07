import type { Role } from '@balcao/domain/vocabulary'
import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { sessions, users } from '#db/schema/accounts.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { holdsSecondFactor } from '#modules/accounts/second-factor/holds-second-factor.ts'
import { findStanding, free, permissionsOf, signOnOf } from '#modules/accounts/sign-on/find-standing.ts'
import { isSignOnDoor } from '#modules/accounts/sign-on/may-log-in-without-sign-on.ts'
import { canUseDoor, type User } from '#modules/accounts/users/user.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import type { Scope } from '#scope.ts'
import { sessionLifetimes } from './session-lifetimes.ts'

/** Roles that can move other people's money or open other people's accounts. */
const demandingRoles: readonly Role[] = ['ADMIN', 'MASTER', 'MANAGER']

const lastSeenPrecisionMs = 60_000
/**
 * Time of the fresh proof under a former token: never, so that a copied token gains nothing from the owner's
 * proof.
 */
const longAgo = new Date(0)

/**
 * The person behind a token. Role and flags are read for each request, so a removed right is gone at the next
 * request.
 */
export async function findSession(scope: Scope, secret: string): Promise<SessionUser | null> {
  const { now, platformId } = scope
  const isTest = isTestPlatform(platformId)
  const token = { tokenHash: hashToken(secret), now: isTest ? longAgo : now }
  const [current] = await selectByToken(scope.tx, token)
  const [found] = current ? [current] : await selectByFormerToken(scope.tx, token)
  if (!found) return null
  const { session, user } = found
  const idleMs = now.getTime() - session.lastSeenAt.getTime()
  // In test mode a moved clock ends a buyer's session. A seller's test session ends with the live session
  // instead.
  const endsWithLive = isTest && session.role === 'SELLER'
  const isOver = session.expiresAt <= now || idleMs > sessionLifetimes[session.role].idleMs
  if ((isOver && !endsWithLive) || !canUseDoor(user, session.role, now)) return null
  const standing = isSignOnDoor(session.role) ? await findStanding(scope, user.id) : free
  if (standing.kind === 'OUT') return null
  if (idleMs > lastSeenPrecisionMs) await touch(scope, session)
  return {
    sessionId: session.id,
    userId: user.id,
    platformId,
    role: session.role,
    permissions: session.role === 'ADMIN' ? permissionsOf(user, standing) : [],
    // A seller's test session always counts as freshly proven: it guards nothing, and there is no password to
    // prove.
    steppedUpAt: endsWithLive ? now : current ? session.steppedUpAt : longAgo,
    lacksSecondFactor: !session.hasForeignFactor && lacksSecondFactor(scope.app, user, session.role),
    ...signOnOf(standing),
    ...(session.enteredFrom && { enteredFrom: session.enteredFrom }),
    ...(session.role === 'ADMIN' && user.staffSellerIds !== null && { ownSellersOnly: true }),
  }
}

type Token = { tokenHash: string; now: Date }

const selectByToken = defineStatement((db, given: Inputs<Token>) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, given.tokenHash), isOpenAt(given.now))),
)

const selectByFormerToken = defineStatement((db, given: Inputs<Token>) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.formerTokenHash, given.tokenHash),
        gt(sessions.formerTokenEndsAt, sql.param(given.now, sessions.formerTokenEndsAt)),
        isOpenAt(given.now),
      ),
    ),
)

function isOpenAt(now: Inputs<Token>['now']): SQL | undefined {
  return and(isNull(sessions.revokedAt), gt(sessions.expiresAt, sql.param(now, sessions.expiresAt)))
}

/** Writes at most once a minute, and skips the write when a parallel request already made it. */
async function touch(
  { tx, now }: Scope,
  { id, lastSeenAt }: { id: string; lastSeenAt: Date },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, new Date(lastSeenAt.getTime() + 1))))
}

/** Whether the role demands a second factor that the person has not set up. */
export function lacksSecondFactor({ config }: App, user: User, role: Role): boolean {
  return config.requiresSecondFactor && demandingRoles.includes(role) && !holdsSecondFactor(user)
}
