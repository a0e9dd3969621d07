import type { AdminPermission } from '@balcao/domain/vocabulary'
import { and, eq, ne } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { signOnIdentities, staffSignOns } from '#db/schema/sign-on.ts'
import type { User } from '#modules/accounts/users/user.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import type { Scope } from '#scope.ts'
import type { Identity } from './identity.ts'

/**
 * Standing of a person of the staff with the provider. FREE: a password is enough. OUT: only a sign-on opens
 * the door. LINKED: every request depends on the identity's latest proof.
 */
export type Standing = { kind: 'FREE' } | { kind: 'OUT' } | { kind: 'LINKED'; identity: Identity }

/** Read for each request behind a door with sign-on, and for no others. */
export async function findStanding({ tx }: Scope, userId: string): Promise<Standing> {
  const [found] = await selectStanding(tx, { userId })
  if (!found || found.breakGlassUserId === userId) return { kind: 'FREE' }
  const { identity, mode } = found
  if (identity === null) return { kind: mode === 'REQUIRED' ? 'OUT' : 'FREE' }
  return identity.endedAt === null ? { kind: 'LINKED', identity } : { kind: 'OUT' }
}

const selectStanding = defineStatement((db, given: Inputs<{ userId: string }>) =>
  db
    .select({
      mode: staffSignOns.mode,
      breakGlassUserId: staffSignOns.breakGlassUserId,
      identity: signOnIdentities,
    })
    .from(staffSignOns)
    .leftJoin(
      signOnIdentities,
      and(
        eq(signOnIdentities.platformId, staffSignOns.platformId),
        eq(signOnIdentities.userId, given.userId),
        eq(signOnIdentities.issuer, staffSignOns.issuer),
      ),
    )
    .where(ne(staffSignOns.mode, 'OFF')),
)

/** Standing behind every door without sign-on. */
export const free: Standing = { kind: 'FREE' }

/** Flags within the limit of the person's groups: groups remove flags and never add one. */
export function permissionsOf(
  { permissions }: Pick<User, 'permissions'>,
  standing: Standing,
): readonly AdminPermission[] {
  const ceiling = standing.kind === 'LINKED' ? standing.identity.ceiling : null
  return ceiling === null ? permissions : permissions.filter((permission) => ceiling.includes(permission))
}

/** The proof that a session or a key depends on. */
export function signOnOf(standing: Standing): Pick<SessionUser, 'signOn'> {
  if (standing.kind !== 'LINKED') return {}
  const { id, provenAt, silentSince } = standing.identity
  return { signOn: { id, provenAt, silentSince } }
}
