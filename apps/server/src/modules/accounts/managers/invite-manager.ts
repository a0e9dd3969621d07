import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { sendInvitation } from '#modules/accounts/invitations/send-invitation.ts'
import { createUser } from '#modules/accounts/users/create-user.ts'
import { findUserByEmail, type User } from '#modules/accounts/users/user.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ManagerInvitationInput } from './manager.input.ts'

/**
 * Invites a manager. A person with an account here keeps it, name and document included, and becomes a
 * manager by accepting.
 */
export async function inviteManager(
  caller: Caller,
  input: ManagerInvitationInput,
): Promise<{ managerId: string }> {
  const { tx, now, session, ip } = caller
  const known = await findUserByEmail(caller, input.email)
  if (known && (known.roles.includes('MANAGER') || known.managerInvitedAt !== null))
    throw new AppError('manager_exists', { field: 'email' })
  const invited = known ?? (await createStranger(caller, input))
  await tx.update(users).set({ managerInvitedAt: now }).where(eq(users.id, invited.id))
  await sendInvitation(caller, { invited, door: 'MANAGER' })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'manager.invited', subject: invited.id, detail: {} },
  )
  return { managerId: invited.id }
}

/** A person without role and password, who can enter nowhere before accepting. */
async function createStranger(
  caller: Caller,
  { email, name, document }: ManagerInvitationInput,
): Promise<User> {
  const { locale } = await getPlatform(caller)
  return createUser(caller, { email, name, document, roles: [], passwordHash: null, locale })
}
