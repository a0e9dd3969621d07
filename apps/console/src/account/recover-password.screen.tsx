import { useLocation } from '@tanstack/react-router'
import { AskResetStep } from './ask-reset-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'

/** With the token of a mailed link it takes the new password; without one it sends the link. */
export function RecoverPasswordScreen() {
  const search = useLocation().search as { token?: string; door?: string }
  return search.token ? <NewPasswordStep token={search.token} /> : <AskResetStep door={search.door} />
}
