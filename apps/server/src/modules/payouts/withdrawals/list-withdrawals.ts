import { withdrawStatuses } from '@balcao/domain/vocabulary'
import { and, count, eq, ilike, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { inPeriod, periodBounds } from '#db/in-period.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { withdrawals } from '#db/schema/payouts.ts'
import { getPayoutControls } from '#modules/payouts/routing/payout-controls.ts'
import { seenOf } from './deciding/decisions.ts'
import { waitsUntil } from './sending/waits-until.ts'
import { sumIn, sumsInOthers } from './sum-in.ts'
import { holdOf } from './withdrawal.ts'
import type { WithdrawalViewer } from './withdrawal-viewer.ts'

const withdrawalOrders: ListOrders<'createdAt' | 'queuedAt' | 'amount'> = {
  columns: {
    createdAt: [withdrawals.createdAt, withdrawals.id],
    queuedAt: [withdrawals.queuedAt, withdrawals.id],
    amount: [withdrawals.amountCents, withdrawals.id],
  },
  usual: { by: 'createdAt', direction: 'desc' },
}

/** Time after which an approved or sent withdrawal without proof is flagged. */
const proofPatienceMs = 30 * 60_000

export const withdrawalFilters = z.strictObject({
  status: z.enum(withdrawStatuses).optional(),
  state: z
    .enum(['IN_REVIEW', 'HELD', 'APPROVED', 'SENT', 'PAID', 'RETURNED', 'REJECTED', 'CANCELED'])
    .optional(),
  ...periodBounds,
  search: z.string().trim().max(100).optional(),
})

export const withdrawalListInput = withdrawalFilters.extend({
  /** Withdrawals that are not ended, plus ended ones that need a person. */
  isOpen: z.literal(true).optional(),
  /** `UNPROVEN`: in transit for more than half an hour. `PERSON_NEEDED`: no rule can decide it. */
  attention: z.enum(['UNPROVEN', 'PERSON_NEEDED']).optional(),
  ...pageInput(withdrawalOrders),
})
export type WithdrawalListInput = z.output<typeof withdrawalListInput>

/** Sum of the filter over all pages, in reais; `others` has the amounts in other currencies. */
export async function sumListed(viewer: WithdrawalViewer, input: z.output<typeof withdrawalFilters>) {
  const [sums] = await viewer.scope.tx
    .select({
      count: count(),
      amountCents: sumIn('BRL', withdrawals.amountCents),
      feeCents: sumIn('BRL', withdrawals.feeCents),
      others: sumsInOthers(withdrawals.amountCents),
    })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(and(viewer.sees, wanted(viewer, input)))
  return sums ?? { count: 0, amountCents: 0, feeCents: 0, others: [] }
}

/** A page of withdrawals, by default the newest first. */
export async function listWithdrawals(viewer: WithdrawalViewer, input: WithdrawalListInput) {
  const { rows, nextCursor } = await pageOf(withdrawalOrders, input, ({ place, after, orderBy, limit }) =>
    viewer.scope.tx
      .select({ withdrawal: withdrawals, name: users.name, email: users.email, place })
      .from(withdrawals)
      .innerJoin(users, eq(users.id, withdrawals.userId))
      .where(and(viewer.sees, wanted(viewer, input), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const controls = await getPayoutControls(viewer.scope)
  return {
    rows: rows.map(({ withdrawal, name, email }) => ({
      id: withdrawal.id,
      person: { id: withdrawal.userId, name, email },
      amountCents: withdrawal.amountCents,
      feeCents: withdrawal.feeCents,
      currency: withdrawal.currency,
      destination: withdrawal.destination,
      status: withdrawal.status,
      certainty: withdrawal.certainty,
      state: withdrawal.state,
      personNeeded: viewer.isStaff ? withdrawal.personNeeded : null,
      /** Returned with a decision, which covers exactly this state. */
      seen: viewer.isStaff ? seenOf(withdrawal) : null,
      reason: withdrawal.reason,
      hold: holdOf(withdrawal),
      waitsUntil: waitsUntil(controls, withdrawal, viewer.scope.now),
      createdAt: withdrawal.createdAt.toISOString(),
      settledAt: withdrawal.settledAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}

type Wanted = Pick<WithdrawalListInput, keyof z.output<typeof withdrawalFilters> | 'isOpen' | 'attention'>

function wanted({ scope, isStaff }: WithdrawalViewer, input: Wanted) {
  const { status, state, isOpen, attention, from, to, search } = input
  const pattern = search && isStaff ? containing(search) : undefined
  const overdue = new Date(scope.now.getTime() - proofPatienceMs)
  return and(
    status && eq(withdrawals.status, status),
    state && eq(withdrawals.state, state),
    // An ended withdrawal may still have an unexplained payout.
    isOpen && !state && attention !== 'PERSON_NEEDED'
      ? inArray(withdrawals.state, ['IN_REVIEW', 'HELD', 'APPROVED', 'SENT'])
      : undefined,
    attention === 'UNPROVEN'
      ? and(eq(withdrawals.state, 'SENT'), lt(withdrawals.sentAt, overdue))
      : undefined,
    attention === 'PERSON_NEEDED' ? isNotNull(withdrawals.personNeeded) : undefined,
    inPeriod(withdrawals.createdAt, { from, to }),
    pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
  )
}
