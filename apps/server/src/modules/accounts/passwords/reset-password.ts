import type { Visitor } from '../doors/visitor.ts'
import { setPasswordByLink } from './set-password-by-link.ts'

/** The link of a forgotten password came back from the mailbox. */
export async function resetPassword(
  visitor: Visitor,
  { token, password }: { token: string; password: string },
): Promise<{ next: 'log_in' }> {
  await setPasswordByLink(visitor, { token, password, purpose: 'PASSWORD_RESET' })
  return { next: 'log_in' }
}
