import type { Session } from '../../api/client.ts'

/** What somebody types to prove who they are, where no passkey does it. */
export type ProofKind = 'password' | 'authenticator' | 'recovery' | 'mail'

/** The password counts for those without a second factor alone. Buyers have none and are known by their mailbox. */
export function proofKindOf({
  role,
  secondFactor,
  hasAuthenticator,
}: Pick<Session['user'], 'role' | 'secondFactor' | 'hasAuthenticator'>): ProofKind {
  if (role === 'CUSTOMER') return 'mail'
  if (secondFactor !== 'enabled') return 'password'
  return hasAuthenticator ? 'authenticator' : 'recovery'
}
