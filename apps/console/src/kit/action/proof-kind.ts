import type { Session } from '#api/client.ts'

/** How a person proves their identity, without a passkey. */
export type ProofKind = 'password' | 'signOn' | 'authenticator' | 'recovery' | 'mail'

/**
 * The password counts only for people without a second factor. Buyers have no password and prove their identity by a
 * code in their mailbox. People who sign on at a provider log in there again.
 */
export function proofKindOf({
  role,
  secondFactor,
  hasAuthenticator,
  signsOn,
}: Pick<Session['user'], 'role' | 'secondFactor' | 'hasAuthenticator' | 'signsOn'>): ProofKind {
  if (role === 'CUSTOMER') return 'mail'
  if (secondFactor !== 'enabled') return signsOn ? 'signOn' : 'password'
  return hasAuthenticator ? 'authenticator' : 'recovery'
}
