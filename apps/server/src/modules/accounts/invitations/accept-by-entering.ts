import type { Role } from '@balcao/domain/vocabulary'
import type { Scope } from '../../../scope.ts'
import { findLinkHolder, useUpLink } from '../doors/mailed-link.ts'
import type { Visitor } from '../doors/visitor.ts'
import type { User } from '../users/user.ts'
import { joinByInvitation } from './join-by-invitation.ts'

/** A login that brings the link of an invitation along. */
export type InvitedEntry = { door: Role; invitation?: string | undefined }

/** The person as accepting would make them, while they still prove who they are. Unchanged when the link is not theirs or is dead. */
export async function asInvited<Person extends User | null>(
  scope: Scope,
  user: Person,
  entry: InvitedEntry,
): Promise<Person> {
  if (user === null || !(await isOwnInvitation(scope, user, entry))) return user
  return { ...user, roles: [...user.roles, entry.door] }
}

/** The person is proven and enters: whoever came by the link of their invitation has the role of its door from here on. */
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
