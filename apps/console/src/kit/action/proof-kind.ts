import type { Session } from '#api/client.ts'

/** What a person types to prove their identity, without a passkey. */
export type ProofKind = 'password' | 'authenticator' | 'recovery' | 'mail'

/**
 * The password counts only for people without a second factor. Buyers have none and are verified by their
 * mailbox.
 */
export function proofKindOf({
  role,
  secondFactor,
  hasAuthenticator,
}: Pick<Session['user'], 'role' | 'secondFactor' | 'hasAuthenticator'>): ProofKind {
  if (role === 'CUSTOMER') return 'mail'
  if (secondFactor !== 'enabled') return 'password'
  return hasAuthenticator ? 'authenticator' : 'recovery'
}
