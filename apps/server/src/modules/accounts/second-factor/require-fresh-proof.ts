import { AppError } from '@balcao/domain/texts/app-error'
import type { SessionUser } from '#rpc/session-user.ts'
import type { Scope } from '#scope.ts'

const proofLifetimeMs = 5 * 60_000

/** Required before changes to the person's own credentials. */
export function requireFreshProof({ now }: Scope, { steppedUpAt }: SessionUser): void {
  if (now.getTime() - steppedUpAt.getTime() > proofLifetimeMs) throw new AppError('step_up_required')
}
