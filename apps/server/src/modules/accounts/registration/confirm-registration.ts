import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { registrations, users } from '#db/schema/accounts.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import { invariant } from '#kit/invariant.ts'
import { isCodeOf } from '#modules/accounts/doors/code-hash.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { openProfile } from '#modules/accounts/profile/open-profile.ts'
import { enterThroughDoor } from '#modules/accounts/sessions/enter-through-door.ts'
import { createUser } from '#modules/accounts/users/create-user.ts'
import { findUserByEmail, type User } from '#modules/accounts/users/user.ts'
import { endBounce } from '#modules/notifications/delivery/suppressions.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { inScope, type Scope } from '#scope.ts'
import { refuseNewSellers } from './refuse-new-sellers.ts'
import { canBecomeSeller } from './send-registration-code.job.ts'

type Registration = typeof registrations.$inferSelect

/** Confirms a registration by the mailed code. The new seller is logged in at once. */
export async function confirmRegistration(
  visitor: Visitor,
  { registration: token, code }: { registration: string; code: string },
): Promise<{ next: 'done' }> {
  const cookies = await inScope(visitor.app, visitor.platformId, async (scope) => {
    await refuseNewSellers(scope)
    const registration = await takeRegistration(scope, { token, code })
    const user = registration && (await becomeSeller(scope, registration))
    if (!user) return null
    await endBounce(scope, user.email)
    if (registration.business) await openProfile(scope, { userId: user.id, business: registration.business })
    return (await enterThroughDoor(scope, visitor, { user, door: 'SELLER', shouldRemember: true })).cookies
  })
  if (!cookies) throw new AppError('code_invalid', { field: 'code' })
  visitor.setCookies(cookies)
  return { next: 'done' }
}

/**
 * The row is locked while the code is compared, so that parallel tries cannot exceed the limit. A right code
 * closes the registration.
 */
async function takeRegistration(
  { app, tx, now }: Scope,
  { token, code }: { token: string; code: string },
): Promise<Registration | null> {
  const [registration] = await tx
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.tokenHash, hashToken(token)),
        isNull(registrations.usedAt),
        isNotNull(registrations.codeHash),
        gt(registrations.expiresAt, now),
        gt(registrations.triesLeft, 0),
      ),
    )
    .for('update')
  if (!registration?.codeHash) return null
  const isRight = isCodeOf(app, { ownerId: registration.id, code }, registration.codeHash)
  await tx
    .update(registrations)
    .set(isRight ? { usedAt: now } : { triesLeft: registration.triesLeft - 1 })
    .where(eq(registrations.id, registration.id))
  return isRight ? registration : null
}

async function becomeSeller(scope: Scope, registration: Registration): Promise<User | null> {
  const { name, document, phone, passwordHash, business, createdAt } = registration
  // Null on a platform without published texts: there was nothing to accept.
  const termsAcceptedAt = business?.termsVersion == null ? null : createdAt
  const owner = await findUserByEmail(scope, registration.email)
  const seller = { name, document, phone, passwordHash, termsAcceptedAt }
  if (!owner) {
    const { locale } = await getPlatform(scope)
    return createUser(scope, { ...seller, email: registration.email, roles: ['SELLER'], locale })
  }
  if (!canBecomeSeller(owner)) return null
  const roles = [...new Set([...owner.roles, 'SELLER' as const])]
  const [user] = await scope.tx
    .update(users)
    .set({ ...seller, roles })
    .where(eq(users.id, owner.id))
    .returning()
  invariant(user, 'a row that was just read is still there')
  return user
}
