import { and, arrayContains, asc, isNotNull, or } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { holdsSecondFactor } from '#modules/accounts/second-factor/holds-second-factor.ts'
import { canUseDoor } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import { findSignOnSettings } from './sign-on-settings.ts'

const choicesMax = 200

/** The settings without their secret, and the candidates for the emergency administrator. */
export async function getSignOn(caller: Caller) {
  const [settings, breakGlassChoices] = [
    await findSignOnSettings(caller),
    await listBreakGlassChoices(caller),
  ]
  if (!settings) return { settings: null, breakGlassChoices }
  const { id: _, platformId: _platform, clientSecret: _secret, provenAt, savedAt, ...shown } = settings
  return {
    settings: { ...shown, provenAt: provenAt?.toISOString() ?? null, savedAt: savedAt.toISOString() },
    breakGlassChoices,
  }
}

/** Administrators with a password and a second factor of this product: neither depends on the provider. */
async function listBreakGlassChoices({ tx, now }: Scope) {
  const people = await tx
    .select()
    .from(users)
    .where(
      and(
        arrayContains(users.roles, ['ADMIN']),
        arrayContains(users.permissions, ['isConfigAvailable']),
        isNotNull(users.passwordHash),
        or(isNotNull(users.totpEnabledAt), isNotNull(users.passkeyEnabledAt)),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(choicesMax)
  return people
    .filter((user) => canUseDoor(user, 'ADMIN', now) && holdsSecondFactor(user))
    .map(({ id, name, email }) => ({ id, name, email }))
}
