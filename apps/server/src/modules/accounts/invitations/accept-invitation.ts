import { AppError } from '@balcao/domain/texts/app-error'
import type { Role } from '@balcao/domain/vocabulary'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { setPasswordByLink } from '#modules/accounts/passwords/set-password-by-link.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { joinByInvitation } from './join-by-invitation.ts'

/**
 * Accepts an invitation by the mailed link for a person without a password: sets a password, opens the
 * invitation's door, and returns the mailbox for the login page. A person with a password accepts by logging
 * in (`acceptByEntering`), so an invitation never replaces a password.
 */
export async function acceptInvitation(
  visitor: Visitor,
  { token, password }: { token: string; password: string },
): Promise<{ next: 'log_in'; email: string; door: Role }> {
  const link = { token, password, purpose: 'STAFF_INVITATION' as const }
  const { owner, door } = await setPasswordByLink(visitor, link, {
    check: refuseOtherPassword,
    alsoDo: (scope, holder) => joinByInvitation(scope, visitor, holder),
  })
  return { next: 'log_in', email: owner.email, door }
}

function refuseOtherPassword({ passwordHash }: User): void {
  if (passwordHash !== null) throw new AppError('invitation_needs_login')
}
