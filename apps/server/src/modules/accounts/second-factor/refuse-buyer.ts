import { AppError } from '@balcao/domain/app-error'
import type { SessionUser } from '../../../rpc/session-user.ts'

/** A session of the buyers' door was opened by a mailbox alone, which is not enough to put a lock on an account that may have other doors. */
export function refuseBuyer({ role }: SessionUser): void {
  if (role === 'CUSTOMER') throw new AppError('permission_missing', { area: role })
}
