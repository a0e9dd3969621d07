import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { sessions, users } from '#db/schema/accounts.ts'
import { signOnIdentities, staffSignOns } from '#db/schema/sign-on.ts'
import { holdsSecondFactor } from '#modules/accounts/second-factor/holds-second-factor.ts'
import { canUseDoor } from '#modules/accounts/users/user.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { type Actor, writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import { type SignOnInput, signOnDoors } from './sign-on.input.ts'
import { findSignOnSettings, type SignOnSettings, sealClientSecret } from './sign-on-settings.ts'

export type SignOnPlan = {
  before: SignOnSettings | null
  /** True for another provider or another client: proofs of the former are void. */
  isOther: boolean
}

/**
 * Refuses settings that would lock people out or leak a secret. A stored secret is never sent to another
 * issuer. Sign-on can be required only after one successful round trip, and only with an administrator who
 * can log in without the provider.
 */
export async function planSignOn(scope: Scope, wanted: SignOnInput): Promise<SignOnPlan> {
  const before = await findSignOnSettings(scope)
  const isOther = before?.issuer !== wanted.issuer || before.clientId !== wanted.clientId
  if (isOther && wanted.clientSecret === undefined)
    throw new AppError('sign_on_secret_needed', { field: 'clientSecret' })
  if (wanted.breakGlassUserId !== null || wanted.mode === 'REQUIRED')
    await requireBreakGlass(scope, wanted.breakGlassUserId)
  const isProven = !isOther && wanted.clientSecret === undefined && before?.provenAt != null
  if (wanted.mode === 'REQUIRED' && !isProven) throw new AppError('sign_on_untested', { field: 'mode' })
  return { before, isOther }
}

async function requireBreakGlass({ tx, platformId, now }: Scope, userId: string | null): Promise<void> {
  const [user] = userId === null ? [] : await tx.select().from(users).where(eq(users.id, userId))
  const isMasters = platformId === operatorPlatformId
  const isAble =
    user !== undefined &&
    canUseDoor(user, isMasters ? 'MASTER' : 'ADMIN', now) &&
    (isMasters || user.permissions.includes('isConfigAvailable')) &&
    user.passwordHash !== null &&
    holdsSecondFactor(user)
  if (!isAble) throw new AppError('sign_on_break_glass_needed', { field: 'breakGlassUserId' })
}

export async function saveSignOn(
  scope: Scope,
  by: Actor,
  { clientSecret, ...wanted }: SignOnInput,
): Promise<void> {
  const { app, tx, platformId, now } = scope
  const given = clientSecret === undefined ? {} : { clientSecret }
  const { before, isOther } = await planSignOn(scope, { ...wanted, ...given })
  const id = before?.id ?? crypto.randomUUID()
  const sealed =
    clientSecret === undefined
      ? { clientSecret: before?.clientSecret ?? '' }
      : { clientSecret: sealClientSecret(app, { platformId, id }, clientSecret) }
  const provenAt = isOther || clientSecret !== undefined ? null : (before?.provenAt ?? null)
  const row = { ...wanted, ...sealed, provenAt, savedAt: now }
  await tx
    .insert(staffSignOns)
    .values({ id, platformId, ...row })
    .onConflictDoUpdate({ target: staffSignOns.platformId, set: row })
  await followChange(scope, { isOther: isOther || before?.mode !== wanted.mode })
  const {
    id: _id,
    platformId: _platform,
    clientSecret: _secret,
    provenAt: _proven,
    savedAt: _at,
    ...told
  } = before ?? {}
  await writeAudit(scope, by, {
    action: 'sign_on.saved',
    subject: platformId,
    detail: { before: before && told, after: wanted, hasNewSecret: clientSecret !== undefined },
  })
}

/**
 * After a change of provider or mode, linked people must sign on again. After any other change, the next
 * request renews their proof under the new rules.
 */
async function followChange({ tx, now }: Scope, { isOther }: { isOther: boolean }): Promise<void> {
  if (!isOther) {
    await tx.update(signOnIdentities).set({ provenAt: new Date(0), askAt: now })
    return
  }
  const tied = await tx
    .update(signOnIdentities)
    .set({ endedAt: now, token: null })
    .returning({ userId: signOnIdentities.userId })
  const ids = tied.map(({ userId }) => userId)
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        inArray(sessions.userId, ids),
        isNull(sessions.revokedAt),
        inArray(sessions.role, [...signOnDoors]),
      ),
    )
}

/** Turns sign-on off when the provider is lost and no administrator can log in. All passwords then work again. */
export async function turnSignOnOff(scope: Scope, by: Actor): Promise<boolean> {
  const before = await findSignOnSettings(scope)
  if (!before || before.mode === 'OFF') return false
  await scope.tx
    .update(staffSignOns)
    .set({ mode: 'OFF', savedAt: scope.now })
    .where(eq(staffSignOns.id, before.id))
  await followChange(scope, { isOther: true })
  await writeAudit(scope, by, {
    action: 'sign_on.saved',
    subject: scope.platformId,
    detail: { before: { mode: before.mode }, after: { mode: 'OFF' } },
  })
  return true
}
