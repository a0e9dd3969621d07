import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, getTableColumns } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { providerAccounts } from '#db/schema/acquirers.ts'
import {
  withdrawalAttempts,
  withdrawalDecisions,
  withdrawalEvents,
  withdrawalInvoices,
  withdrawals,
} from '#db/schema/payouts.ts'
import { getPayoutControls } from '#modules/payouts/routing/payout-controls.ts'
import type { Scope } from '#scope.ts'
import { proofSeenOf, seenOf } from './deciding/decisions.ts'
import { weighWithdrawal } from './deciding/weigh-withdrawal.ts'
import { reachOf } from './reach-of.ts'
import { findLiveAttempt } from './sending/find-live-attempt.ts'
import { waitsUntil } from './sending/waits-until.ts'
import { holdOf, type Withdrawal } from './withdrawal.ts'
import { isUnsent } from './withdrawal-states.ts'
import type { WithdrawalViewer } from './withdrawal-viewer.ts'

/**
 * One withdrawal with its steps. The staff also sees the attempts, the deciders, and the state that a
 * decision covers.
 */
export async function getWithdrawal(viewer: WithdrawalViewer, { withdrawalId }: { withdrawalId: string }) {
  const { scope, sees, isStaff } = viewer
  const [found] = await scope.tx
    .select({ withdrawal: withdrawals, name: users.name, email: users.email, document: users.document })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(and(sees, eq(withdrawals.id, withdrawalId)))
  if (!found) throw new AppError('not_found')
  const { withdrawal, ...person } = found
  const steps = await scope.tx
    .select({ at: withdrawalEvents.at, state: withdrawalEvents.state, source: withdrawalEvents.source })
    .from(withdrawalEvents)
    .where(eq(withdrawalEvents.withdrawalId, withdrawalId))
    .orderBy(withdrawalEvents.id)
  return {
    id: withdrawal.id,
    amountCents: withdrawal.amountCents,
    feeCents: withdrawal.feeCents,
    currency: withdrawal.currency,
    destination: withdrawal.destination,
    status: withdrawal.status,
    certainty: withdrawal.certainty,
    state: withdrawal.state,
    reason: withdrawal.reason,
    hold: holdOf(withdrawal),
    canBeCanceled: isUnsent(withdrawal.state),
    waitsUntil: waitsUntil(await getPayoutControls(scope), withdrawal, scope.now),
    createdAt: withdrawal.createdAt.toISOString(),
    settledAt: withdrawal.settledAt?.toISOString() ?? null,
    hasInvoice: await hasInvoice(scope, withdrawal.id),
    /** The end-to-end id, by which a bank finds a Pix. */
    endToEndId: withdrawal.state === 'PAID' ? await endToEndOf(scope, withdrawal.id) : null,
    steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    staff: isStaff ? await forStaff(viewer, withdrawal, person) : null,
  }
}

async function hasInvoice({ tx }: Scope, withdrawalId: string): Promise<boolean> {
  const { id } = withdrawalInvoices
  const found = await tx
    .select({ id })
    .from(withdrawalInvoices)
    .where(eq(withdrawalInvoices.withdrawalId, withdrawalId))
  return found.length > 0
}

async function endToEndOf({ tx }: Scope, withdrawalId: string): Promise<string | null> {
  const [paid] = await tx
    .select({ endToEndId: withdrawalAttempts.endToEndId })
    .from(withdrawalAttempts)
    .where(and(eq(withdrawalAttempts.withdrawalId, withdrawalId), eq(withdrawalAttempts.state, 'PAID')))
  return paid?.endToEndId ?? null
}

async function forStaff(
  { scope }: WithdrawalViewer,
  withdrawal: Withdrawal,
  person: { name: string; email: string; document: string | null },
) {
  const { tx } = scope
  const attempts = await tx
    .select({ ...getTableColumns(withdrawalAttempts), accountLabel: providerAccounts.label })
    .from(withdrawalAttempts)
    .leftJoin(providerAccounts, eq(providerAccounts.id, withdrawalAttempts.providerAccountId))
    .where(eq(withdrawalAttempts.withdrawalId, withdrawal.id))
    .orderBy(withdrawalAttempts.number)
  const decisions = await tx
    .select({
      kind: withdrawalDecisions.kind,
      at: withdrawalDecisions.at,
      seen: withdrawalDecisions.seen,
      name: users.name,
    })
    .from(withdrawalDecisions)
    .innerJoin(users, eq(users.id, withdrawalDecisions.userId))
    .where(eq(withdrawalDecisions.withdrawalId, withdrawal.id))
    .orderBy(withdrawalDecisions.at)
  const live = await findLiveAttempt(scope, withdrawal.id)
  const proofSeen = live && proofSeenOf(withdrawal, live)
  return {
    /**
     * Returned with a decision, which covers exactly this state. A withdrawal with an attempt can only be
     * proven.
     */
    seen: proofSeen ?? seenOf(withdrawal),
    person: { id: withdrawal.userId, ...person },
    ...(await weighWithdrawal(scope, withdrawal)),
    approvalsNeeded: withdrawal.approvalsNeeded,
    /** Whether the viewer's own limits allow an approval: alone, with another person, or not at all. */
    reach: await reachOf(scope, withdrawal),
    personNeeded: withdrawal.personNeeded,
    decisions: decisions.map(({ seen: about, at, ...decision }) => ({
      ...decision,
      at: at.toISOString(),
      isCurrent: about === (decision.kind === 'APPROVE' ? seenOf(withdrawal) : proofSeen),
    })),
    attempts: attempts.map((attempt) => ({
      number: attempt.number,
      providerAccountId: attempt.providerAccountId,
      /** Null for a payment by hand. */
      accountLabel: attempt.accountLabel,
      state: attempt.state,
      providerWithdrawId: attempt.providerWithdrawId,
      endToEndId: attempt.endToEndId,
      rawStatus: attempt.rawStatus,
      failureKind: attempt.failureKind,
      failureMessage: attempt.failureMessage,
      startedAt: attempt.startedAt.toISOString(),
    })),
  }
}
