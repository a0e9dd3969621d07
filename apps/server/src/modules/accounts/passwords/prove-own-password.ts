import { AppError } from '@balcao/domain/texts/app-error'
import type { App } from '#app.ts'
import { forgiveAttempt } from '#modules/accounts/throttling/forgive-attempt.ts'
import { spendAttempt } from '#modules/accounts/throttling/spend-attempt.ts'
import type { ThrottleKey } from '#modules/accounts/throttling/throttle-policies.ts'
import { getUser, type User } from '#modules/accounts/users/user.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'
import { verifyPassword } from './verify-password.ts'

/**
 * Checks the password of the session's person again. Tries are counted, so that a stolen session cannot guess
 * it.
 */
export async function proveOwnPassword(
  app: App,
  session: SessionUser,
  { password, field }: { password: string; field: string },
): Promise<User> {
  // People who sign on at a provider prove themselves there, or by a second factor of this product.
  if (session.signOn) throw new AppError('sign_on_required')
  const keys: ThrottleKey[] = [{ policy: 'proof', who: session.userId }]
  const { user, throttled } = await inScope(app, session.platformId, async (scope) => ({
    throttled: await spendAttempt(scope, keys),
    user: await getUser(scope, session.userId),
  }))
  if (throttled) throw new AppError('credentials_throttled', throttled)
  if (!(await verifyPassword(password, user.passwordHash)))
    throw new AppError('credentials_invalid', { field })
  await inScope(app, session.platformId, (scope) => forgiveAttempt(scope, keys))
  return user
}
