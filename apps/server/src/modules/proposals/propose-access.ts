import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { loadStaffMember } from '#modules/accounts/staff/load-staff-member.ts'
import { lockStaff } from '#modules/accounts/staff/lock-staff.ts'
import { refuseUnheld } from '#modules/accounts/staff/refuse-unheld.ts'
import type {
  staffIdInput,
  staffInput,
  staffInvitationInput,
  staffLimitsInput,
} from '#modules/accounts/staff/staff.input.ts'
import { staffLimitsOf } from '#modules/accounts/staff/staff-limits.ts'
import { givenBy } from '#modules/accounts/staff/update-staff.ts'
import type { Caller } from '#rpc/caller.ts'
import { propose } from './propose.ts'

type Wish =
  | ({ operation: 'INVITE' } & z.output<typeof staffInvitationInput>)
  | ({ operation: 'CHANGE' } & z.output<typeof staffInput>)
  | ({ operation: 'RESUME' } & z.output<typeof staffIdInput>)
  | ({ operation: 'LIMIT' } & z.output<typeof staffLimitsInput>)

/**
 * Proposes permissions that move money, or wider limits, for a staff member. Proposers can propose only
 * permissions that they hold.
 */
export async function proposeAccess(caller: Caller, wish: Wish): Promise<{ proposalId: string }> {
  const lock = await lockStaff(caller)
  if (wish.operation === 'INVITE')
    refuseUnheld(
      lock,
      { permissions: wish.permissions, until: wish.accessEndsAt, limits: lock.heldLimits },
      { isForm: true },
    )
  else {
    const member = await loadStaffMember(caller, wish.userId)
    const isChange = wish.operation === 'CHANGE'
    refuseUnheld(lock, {
      permissions: isChange ? givenBy(member, wish) : member.permissions,
      until: isChange ? wish.accessEndsAt : member.staffAccessEndsAt,
      limits: wish.operation === 'LIMIT' ? wish : staffLimitsOf(member),
    })
  }
  // Terms are stored as JSON, so an instant is stored as text.
  const terms =
    'accessEndsAt' in wish ? { ...wish, accessEndsAt: wish.accessEndsAt?.toISOString() ?? null } : wish
  return propose(caller, 'STAFF_ACCESS', { requestId: randomUUID(), reason: '', ...terms })
}
