import type { Role } from '@balcao/domain/vocabulary'
import { findLinkHolder, useUpLink } from '#modules/accounts/doors/mailed-link.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import type { User } from '#modules/accounts/users/user.ts'
import type { Scope } from '#scope.ts'
import { joinByInvitation } from './join-by-invitation.ts'

/** A login with the link of an invitation. */
export type InvitedEntry = { door: Role; invitation?: string | undefined }

/**
 * The person with the role that the invitation would give, for the checks before the login is complete.
 * Unchanged when the link is invalid or belongs to another person.
 */
export async function asInvited<Person extends User | null>(
  scope: Scope,
  user: Person,
  entry: InvitedEntry,
): Promise<Person> {
  if (user === null || !(await isOwnInvitation(scope, user, entry))) return user
  return { ...user, roles: [...user.roles, entry.door] }
}

/** Gives an authenticated person the role of the invitation whose link they used. */
export async function acceptByEntering(
  scope: Scope,
  visitor: Visitor,
  { user, ...entry }: InvitedEntry & { user: User },
): Promise<void> {
  if (!entry.invitation || !(await isOwnInvitation(scope, user, entry))) return
  if (await useUpLink(scope, linkOf(entry.invitation)))
    await joinByInvitation(scope, visitor, { owner: user, door: entry.door })
}

async function isOwnInvitation(
  scope: Scope,
  { id }: User,
  { door, invitation }: InvitedEntry,
): Promise<boolean> {
  if (!invitation) return false
  const holder = await findLinkHolder(scope, linkOf(invitation))
  return holder?.owner.id === id && holder.door === door
}

function linkOf(token: string) {
  return { token, purpose: 'STAFF_INVITATION' as const }
}
