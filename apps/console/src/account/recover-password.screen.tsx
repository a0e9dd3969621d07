import { useLocation } from '@tanstack/react-router'
import { AcceptInvitationStep } from './accept-invitation-step.tsx'
import { AcceptMasterInvitationStep } from './accept-master-invitation-step.tsx'
import { AskResetStep } from './ask-reset-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'

/**
 * A link has a token: of an invitation to the staff or to the masters, or of a forgotten password. Without a token the
 * page asks for the e-mail.
 */
export function RecoverPasswordScreen() {
  const search = useLocation().search as { token?: string; invitation?: string; door?: string }
  if (search.invitation && search.door === 'MASTER')
    return <AcceptMasterInvitationStep token={search.invitation} />
  if (search.invitation)
    return (
      <AcceptInvitationStep
        token={search.invitation}
        role={search.door === 'MANAGER' ? 'MANAGER' : 'ADMIN'}
      />
    )
  return search.token ? <NewPasswordStep token={search.token} /> : <AskResetStep door={search.door} />
}
