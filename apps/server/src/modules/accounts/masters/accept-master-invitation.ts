import { operatorPlatformId } from '../../platforms/operator-platform.ts'
import { writeAudit } from '../../platforms/write-audit.ts'
import type { Visitor } from '../doors/visitor.ts'
import { setPasswordByLink } from '../passwords/set-password-by-link.ts'

/** Sets a master's password by the link from the command line, and returns the mailbox for the login page. */
export async function acceptMasterInvitation(
  visitor: Visitor,
  { token, password }: { token: string; password: string },
): Promise<{ next: 'log_in'; email: string }> {
  const { owner } = await setPasswordByLink(
    // Masters belong to the operator, whatever host they use.
    { ...visitor, platformId: operatorPlatformId },
    { token, password, purpose: 'MASTER_INVITATION' },
    {
      alsoDo: (scope, { owner: { id } }) =>
        writeAudit(
          scope,
          { userId: id, ip: visitor.ip },
          { action: 'master.joined', subject: id, detail: {} },
        ),
    },
  )
  return { next: 'log_in', email: owner.email }
}
