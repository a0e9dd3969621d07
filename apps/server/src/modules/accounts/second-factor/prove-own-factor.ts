import { AppError } from '@balcao/domain/texts/app-error'
import type { App } from '#app.ts'
import { forgiveAttempt } from '#modules/accounts/throttling/forgive-attempt.ts'
import { spendAttempt } from '#modules/accounts/throttling/spend-attempt.ts'
import type { ThrottleKey } from '#modules/accounts/throttling/throttle-policies.ts'
import { getUser, type User } from '#modules/accounts/users/user.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope, type Scope } from '#scope.ts'

/**
 * Checks a code or a passkey of the session's person, and does the following work in the same transaction.
 * The work returns null for a wrong proof; the refusal is thrown after the commit, so that the try stays
 * counted.
 */
export async function proveOwnFactor<T>(
  app: App,
  session: SessionUser,
  work: (scope: Scope, user: User) => Promise<T | null>,
  refusal = new AppError('code_invalid', { field: 'code' }),
): Promise<T> {
  const keys: ThrottleKey[] = [{ policy: 'proof', who: session.userId }]
  const { throttled, result } = await inScope(app, session.platformId, async (scope) => {
    const throttled = await spendAttempt(scope, keys)
    if (throttled) return { throttled, result: null }
    const result = await work(scope, await getUser(scope, session.userId))
    if (result !== null) await forgiveAttempt(scope, keys)
    return { throttled, result }
  })
  if (throttled) throw new AppError('credentials_throttled', throttled)
  if (result === null) throw refusal
  return result
}
