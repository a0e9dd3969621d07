import { and, eq, ilike, inArray, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { moneyProposals } from '#db/schema/proposals.ts'
import { signerName } from '#db/signer-name.ts'
import { findDependents } from '#modules/accounts/staff/second-person.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import { type Proposal, seenOf } from './proposal.ts'

const proposalOrders: ListOrders<'proposedAt'> = {
  columns: { proposedAt: [moneyProposals.proposedAt, moneyProposals.id] },
  usual: { by: 'proposedAt', direction: 'asc' },
}

export const proposalListInput = z.strictObject({
  state: z.enum(['OPEN', 'APPROVED', 'REFUSED', 'LAPSED']).optional(),
  kind: z
    .enum([
      'BALANCE_ADJUSTMENT',
      'RESERVE_RELEASE',
      'DEBT_WRITE_OFF',
      'FEE_CORRECTION',
      'ACQUIRER_ACCOUNT',
      'PAYMENT_ROUTES',
      'RECEIVER_LINK',
      'STAFF_ACCESS',
      'PLATFORM_PLAN',
      'STAFF_SIGN_ON',
    ])
    .optional(),
  search: z.string().trim().max(100).optional(),
  ...pageInput(proposalOrders),
})

/** A page of the inbox, the oldest first. */
export async function listProposals(caller: Caller, input: z.output<typeof proposalListInput>) {
  const { state, kind, search } = input
  const pattern = search ? containing(search) : undefined
  const { rows, nextCursor } = await pageOf(proposalOrders, input, ({ place, after, orderBy, limit }) =>
    selectProposals(caller, { place })
      .where(
        and(
          state && eq(moneyProposals.state, state),
          kind && eq(moneyProposals.kind, kind),
          pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  const dependents = await findDependents(caller, caller.session.userId, 'isConfigAvailable')
  return { rows: rows.map((row) => showProposal(caller, row, dependents)), nextCursor }
}

/** Open proposals about these people. */
export async function findOpenProposals(caller: Caller, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  const rows = await selectProposals(caller, {})
    .where(and(eq(moneyProposals.state, 'OPEN'), inArray(moneyProposals.userId, [...userIds])))
    .orderBy(moneyProposals.proposedAt)
  const dependents = await findDependents(caller, caller.session.userId, 'isConfigAvailable')
  return rows.map((row) => showProposal(caller, row, dependents))
}

export function selectProposals<More extends object>({ tx }: Scope, more: More) {
  return tx
    .select({
      proposal: moneyProposals,
      name: users.name,
      email: users.email,
      proposerName: signerName(moneyProposals.proposedBy),
      deciderName: signerName(moneyProposals.decidedBy),
      ...more,
    })
    .from(moneyProposals)
    .leftJoin(users, eq(users.id, moneyProposals.userId))
}

type Row = {
  proposal: Proposal
  name: string | null
  email: string | null
  proposerName: string
  deciderName: string | null
}

/** `dependents`: the people who cannot be the second person beside the caller. */
export function showProposal({ session, now }: Caller, row: Row, dependents: ReadonlySet<string>) {
  const { proposal, name, email, proposerName, deciderName } = row
  const { userId, proposedBy } = proposal
  const isOpen = proposal.state === 'OPEN' && proposal.expiresAt > now
  const refusal = refusalOf({ proposedBy, userId }, session.userId, dependents)
  return {
    id: proposal.id,
    kind: proposal.kind,
    state: proposal.state === 'OPEN' && !isOpen ? ('LAPSED' as const) : proposal.state,
    /** Null if the proposal moves no single person's money. */
    person: userId === null ? null : { id: userId, name: name ?? '', email: email ?? '' },
    changes: proposal.changes,
    purse: proposal.purse,
    currency: proposal.currency,
    amountCents: proposal.amountCents,
    reason: proposal.reason,
    proposer: { name: proposerName, isMe: proposedBy === session.userId },
    proposedAt: proposal.proposedAt.toISOString(),
    expiresAt: proposal.expiresAt.toISOString(),
    decider: deciderName === null ? null : { name: deciderName },
    decidedAt: proposal.decidedAt?.toISOString() ?? null,
    decisionReason: proposal.decisionReason,
    canApprove: isOpen && refusal === null,
    /** Reason why the caller cannot approve an open proposal; null if they can. */
    approvalRefusal: refusal,
    canRefuse: isOpen,
    /** Returned with an approval, which covers exactly this state. */
    seen: seenOf(proposal),
  }
}

/**
 * Refuses approval by the proposer, the person who gets the money, and a colleague to whom the proposer
 * recently gave the permission.
 */
function refusalOf(
  { proposedBy, userId }: Pick<Proposal, 'proposedBy' | 'userId'>,
  callerId: string,
  dependents: ReadonlySet<string>,
): 'other_person_needed' | 'second_person_dependent' | null {
  if (callerId === proposedBy || callerId === userId) return 'other_person_needed'
  return dependents.has(proposedBy) ? 'second_person_dependent' : null
}
