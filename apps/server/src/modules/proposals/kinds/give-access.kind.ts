import { AppError } from '@balcao/domain/texts/app-error'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '#db/schema/accounts.ts'
import type { ProposedChange } from '#db/schema/proposals.ts'
import { inviteStaff } from '#modules/accounts/staff/invite-staff.ts'
import { limitStaff } from '#modules/accounts/staff/limit-staff.ts'
import { loadStaffMember } from '#modules/accounts/staff/load-staff-member.ts'
import { resumeStaff } from '#modules/accounts/staff/resume-staff.ts'
import {
  staffIdInput,
  staffInput,
  staffInvitationInput,
  staffLimitsInput,
} from '#modules/accounts/staff/staff.input.ts'
import { type StaffLimits, staffLimitsOf } from '#modules/accounts/staff/staff-limits.ts'
import { updateStaff } from '#modules/accounts/staff/update-staff.ts'
import { defineProposal } from '#modules/proposals/define-proposal.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'

const accessTerms = z.discriminatedUnion('operation', [
  staffInvitationInput.extend({ operation: z.literal('INVITE') }),
  staffInput.extend({ operation: z.literal('CHANGE') }),
  staffIdInput.extend({ operation: z.literal('RESUME') }),
  staffLimitsInput.omit({ reason: true }).extend({ operation: z.literal('LIMIT') }),
])
type AccessTerms = z.output<typeof accessTerms>

/**
 * Grants a staff member permissions that move money, or widens their limits. The grant is made in the name of
 * the proposer, who must still hold the permissions; for some days the proposer and this colleague then
 * cannot decide together.
 */
export const giveAccessKind = defineProposal({
  terms: accessTerms,
  async weigh(caller, terms) {
    if (terms.operation === 'INVITE')
      return {
        subject: `invite ${terms.email}`,
        changes: [{ what: 'staff', after: terms.name }, ...flags([], terms.permissions)],
      }
    const member = await loadStaffMember(caller, terms.userId)
    const { name, permissions } = member
    const isBack = terms.operation === 'RESUME'
    return {
      subject: terms.userId,
      // A person cannot approve permissions for themselves.
      userId: terms.userId,
      changes: [
        { what: 'staff', after: name },
        ...(terms.operation === 'LIMIT'
          ? await limits(caller, staffLimitsOf(member), terms)
          : flags(isBack ? [] : permissions, isBack ? permissions : terms.permissions)),
      ],
    }
  },
  carryOut: (caller, terms, { proposedBy, reason }) => {
    const proposer = { ...caller, session: { ...caller.session, userId: proposedBy } }
    return give(proposer, terms, reason)
  },
})

function give(caller: Caller, terms: AccessTerms, reason: string): Promise<unknown> {
  switch (terms.operation) {
    case 'INVITE':
      return inviteStaff(caller, terms, { isByTwo: true })
    case 'CHANGE':
      return updateStaff(caller, terms, { isByTwo: true })
    case 'RESUME':
      return resumeStaff(caller, terms, { isByTwo: true })
    case 'LIMIT':
      return limitStaff(caller, { ...terms, reason }, { isByTwo: true })
  }
}

function flags(before: readonly string[], after: readonly string[]): ProposedChange[] {
  return adminPermissions
    .filter((permission) => before.includes(permission) !== after.includes(permission))
    .map((permission) => ({
      what: permission,
      before: before.includes(permission) ? 'ON' : 'OFF',
      after: after.includes(permission) ? 'ON' : 'OFF',
    }))
}

/** Limits before and after; sellers are shown by name. */
async function limits(scope: Scope, before: StaffLimits, after: StaffLimits): Promise<ProposedChange[]> {
  const ids = [...(before.sellerIds ?? []), ...(after.sellerIds ?? [])]
  const sellers = await scope.tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.name, users.id)
  if (sellers.length < new Set(ids).size) throw new AppError('not_found', { field: 'sellerIds' })
  const told = ({ approvesMaxCents, approvesAloneMaxCents, sellerIds }: StaffLimits) => ({
    approvesMaxCents: approvesMaxCents?.toString() ?? 'NO_LIMIT',
    approvesAloneMaxCents: approvesAloneMaxCents?.toString() ?? 'NO_LIMIT',
    sellers: sellerIds
      ? sellers.flatMap(({ id, name }) => (sellerIds.includes(id) ? [name] : [])).join('\n')
      : 'ALL_SELLERS',
  })
  const [was, becomes] = [told(before), told(after)]
  const names = ['approvesMaxCents', 'approvesAloneMaxCents', 'sellers'] as const
  return names
    .filter((what) => was[what] !== becomes[what])
    .map((what) => ({ what, before: was[what], after: becomes[what] }))
}
