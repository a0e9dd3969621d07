import { AppError } from '@balcao/domain/app-error'
import type { Visitor } from '../doors/visitor.ts'
import { setPasswordByLink } from '../passwords/set-password-by-link.ts'
import type { User } from '../users/user.ts'
import { joinStaff } from './join-staff.ts'

/**
 * The link of an invitation came back from the mailbox of somebody without a password: sets one and opens the staff's door. The door to log
 * in by is told whose mailbox it was. Whoever has a password accepts by logging in with it (`acceptByEntering`): an invitation is no way to
 * replace it.
 */
export async function acceptStaffInvitation(
  visitor: Visitor,
  { token, password }: { token: string; password: string },
): Promise<{ next: 'log_in'; email: string }> {
  const link = { token, password, purpose: 'STAFF_INVITATION' as const }
  const { email } = await setPasswordByLink(visitor, link, {
    check: refuseOtherPassword,
    alsoDo: (scope, owner) => joinStaff(scope, visitor, owner),
  })
  return { next: 'log_in', email }
}

function refuseOtherPassword({ passwordHash }: User): void {
  if (passwordHash !== null) throw new AppError('invitation_needs_login')
}
