import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { invariant } from '#kit/invariant.ts'
import { sendInvitation } from '#modules/accounts/invitations/send-invitation.ts'
import { createUser } from '#modules/accounts/users/create-user.ts'
import { findUserByEmail, type User } from '#modules/accounts/users/user.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockStaff } from './lock-staff.ts'
import { refuseGivingAlone } from './money-permissions.ts'
import { refuseUnheld } from './refuse-unheld.ts'
import { requireFuture } from './require-future.ts'
import type { StaffInvitationInput } from './staff.input.ts'
import { staffAccessOf } from './staff-access.ts'
import { limitColumns, type StaffLimits } from './staff-limits.ts'
import { tellMasters } from './tell-masters.ts'

/**
 * Invites a staff member. A person with an account here keeps it, name and roles included, and becomes staff
 * by accepting. The flags count from then on, and are limited to the inviter's.
 */
export async function inviteStaff(
  caller: Caller,
  input: StaffInvitationInput,
  { isByTwo = false }: { isByTwo?: boolean } = {},
): Promise<{ userId: string }> {
  const lock = await lockStaff(caller)
  const { permissions, accessEndsAt: until } = input
  refuseUnheld(lock, { permissions, until, limits: lock.heldLimits }, { isForm: true })
  requireFuture(caller, { instant: input.accessEndsAt, field: 'accessEndsAt' })
  if (!isByTwo) await refuseGivingAlone(caller, permissions)
  const known = await findUserByEmail(caller, input.email)
  if (known && (known.roles.includes('ADMIN') || known.staffInvitedAt !== null))
    throw new AppError('staff_member_exists', { field: 'email' })
  const person = known ?? (await createStranger(caller, input))
  const invited = await prepare(caller, person, { ...input, limits: lock.heldLimits })
  await sendInvitation(caller, { invited, door: 'ADMIN' })
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'staff.invited', subject: invited.id, detail: { after: staffAccessOf(invited) } },
  )
  await tellMasters(caller, { given: permissions, userId: invited.id })
  return { userId: invited.id }
}

/** A person without role and password, who can enter nowhere before accepting. */
async function createStranger(caller: Caller, { email, name }: StaffInvitationInput): Promise<User> {
  const { locale } = await getPlatform(caller)
  return createUser(caller, { email, name, roles: [], passwordHash: null, locale })
}

async function prepare(
  { tx, now }: Caller,
  { id }: User,
  { permissions, accessEndsAt, limits }: StaffInvitationInput & { limits: StaffLimits },
): Promise<User> {
  const [invited] = await tx
    .update(users)
    .set({ permissions, staffInvitedAt: now, staffAccessEndsAt: accessEndsAt, ...limitColumns(limits) })
    .where(eq(users.id, id))
    .returning()
  invariant(invited, 'a row that was just read is still there')
  return invited
}
