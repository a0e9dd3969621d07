import { AppError } from '@balcao/domain/texts/app-error'
import type { SessionUser } from '#rpc/session-user.ts'

/**
 * Refuses a buyer's session. A mailbox alone opens the buyers' door, which is not enough to change the
 * credentials of an account that may have other doors.
 */
export function refuseBuyer({ role }: SessionUser): void {
  if (role === 'CUSTOMER') throw new AppError('permission_missing', { area: role })
}
