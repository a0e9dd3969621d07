import { AppError } from '@balcao/domain/app-error'
import type { SessionUser } from '../../../rpc/session-user.ts'
import type { Scope } from '../../../scope.ts'

const proofLifetimeMs = 5 * 60_000

/**
 * For changes to how the person proves who they are. A session of the buyers' door was opened by a mailbox alone, which is not enough to
 * put a lock on an account that may have other doors.
 */
export function requireFreshProof({ now }: Scope, session: SessionUser): void {
  if (session.role === 'CUSTOMER') throw new AppError('permission_missing', { area: session.role })
  if (now.getTime() - session.steppedUpAt.getTime() > proofLifetimeMs) throw new AppError('step_up_required')
}
