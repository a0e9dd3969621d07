import type { Role } from '@balcao/domain/vocabulary'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { oneTimeTokens } from '#db/schema/accounts.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import { findStanding } from './find-standing.ts'
import { signOnDoors } from './sign-on.input.ts'
import { findSignOnSettings } from './sign-on-settings.ts'

/**
 * Whether a person may log in by a password or a passkey. A linked person must use the provider: otherwise a
 * dismissal there would not close this door. Where sign-on is required, every person of the staff must use it,
 * except the emergency administrator. A passkey as the second factor of a pending sign-on is accepted only for
 * that sign-on.
 */
export async function mayLogInWithoutSignOn(
  scope: Scope,
  { user, door, by }: { user: User; door: Role; by: 'PASSWORD' | 'PASSKEY' },
): Promise<boolean> {
  if (!isSignOnDoor(door)) return true
  const standing = await findStanding(scope, user.id)
  if (standing.kind !== 'LINKED') return standing.kind === 'FREE'
  return by === 'PASSKEY' && (await takeWaitingSignOn(scope, { userId: user.id, door }))
}

async function takeWaitingSignOn(
  { tx, now }: Scope,
  { userId, door }: { userId: string; door: Role },
): Promise<boolean> {
  const taken = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'SIGN_ON_FACTOR'),
        eq(oneTimeTokens.door, door),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning({ id: oneTimeTokens.id })
  return taken.length > 0
}

export function isSignOnDoor(door: Role): boolean {
  return signOnDoors.some((own) => own === door)
}

/** Logs a login past a required provider, which is meant for emergencies. */
export async function noteBypass(
  scope: Scope,
  { ip }: Visitor,
  { user, door }: { user: User; door: Role },
): Promise<void> {
  const settings = isSignOnDoor(door) ? await findSignOnSettings(scope) : null
  if (settings?.mode !== 'REQUIRED' || settings.breakGlassUserId !== user.id) return
  const { issuer } = settings
  await writeAudit(
    scope,
    { userId: user.id, ip },
    { action: 'sign_on.bypassed', subject: user.id, detail: { issuer } },
  )
}
