import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { setPasswordByLink } from '#modules/accounts/passwords/set-password-by-link.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'

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
