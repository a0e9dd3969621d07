import { adminPermissions } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import type { ProposedChange } from '../../../db/schema/proposals.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { inviteStaff } from '../../accounts/staff/invite-staff.ts'
import { loadStaffMember } from '../../accounts/staff/load-staff-member.ts'
import { resumeStaff } from '../../accounts/staff/resume-staff.ts'
import { staffIdInput, staffInput, staffInvitationInput } from '../../accounts/staff/staff.input.ts'
import { updateStaff } from '../../accounts/staff/update-staff.ts'
import { defineProposal } from '../define-proposal.ts'

const accessTerms = z.discriminatedUnion('deed', [
  staffInvitationInput.extend({ deed: z.literal('INVITE') }),
  staffInput.extend({ deed: z.literal('CHANGE') }),
  staffIdInput.extend({ deed: z.literal('RESUME') }),
])
type AccessTerms = z.output<typeof accessTerms>

/**
 * Gives somebody of the staff flags that move money. It is done in the name of its proposer, who has to hold them still, and so the proposer
 * is the one who does not decide beside this colleague for some days.
 */
export const giveAccessKind = defineProposal({
  terms: accessTerms,
  async weigh(caller, terms) {
    if (terms.deed === 'INVITE')
      return {
        subject: `invite ${terms.email}`,
        changes: [{ what: 'staff', after: terms.name }, ...flags([], terms.permissions)],
      }
    const { name, permissions } = await loadStaffMember(caller, terms.userId)
    const isBack = terms.deed === 'RESUME'
    return {
      subject: terms.userId,
      // Nobody approves flags for themselves.
      userId: terms.userId,
      changes: [
        { what: 'staff', after: name },
        ...flags(isBack ? [] : permissions, isBack ? permissions : terms.permissions),
      ],
    }
  },
  carryOut: (caller, terms, { proposedBy }) => {
    const proposer = { ...caller, session: { ...caller.session, userId: proposedBy } }
    return give(proposer, terms)
  },
})

function give(caller: Caller, terms: AccessTerms): Promise<unknown> {
  switch (terms.deed) {
    case 'INVITE':
      return inviteStaff(caller, terms, { isByTwo: true })
    case 'CHANGE':
      return updateStaff(caller, terms, { isByTwo: true })
    case 'RESUME':
      return resumeStaff(caller, terms, { isByTwo: true })
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
