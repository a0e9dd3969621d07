import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { setPasswordByLink } from './set-password-by-link.ts'

/** Resets a forgotten password by the mailed link. */
export async function resetPassword(
  visitor: Visitor,
  { token, password }: { token: string; password: string },
): Promise<{ next: 'log_in' }> {
  await setPasswordByLink(visitor, { token, password, purpose: 'PASSWORD_RESET' })
  return { next: 'log_in' }
}
