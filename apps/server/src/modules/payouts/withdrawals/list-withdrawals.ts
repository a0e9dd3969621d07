import { withdrawStatuses } from '@balcao/domain/vocabulary'
import { and, count, eq, gte, ilike, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { containing } from '../../../db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '../../../db/page-of.ts'
import { users } from '../../../db/schema/accounts.ts'
import { withdrawals } from '../../../db/schema/payouts.ts'
import { getPayoutControls } from '../routing/payout-controls.ts'
import { seenOf } from './decisions.ts'
import { waitsUntil } from './waits-until.ts'
import { holdOf } from './withdrawal.ts'
import type { WithdrawalEyes } from './withdrawal-eyes.ts'

const withdrawalOrders: ListOrders<'createdAt' | 'queuedAt' | 'amount'> = {
  columns: {
    createdAt: [withdrawals.createdAt, withdrawals.id],
    queuedAt: [withdrawals.queuedAt, withdrawals.id],
    amount: [withdrawals.amountCents, withdrawals.id],
  },
  usual: { by: 'createdAt', direction: 'desc' },
}

/** Approved or sent, and not proven after so long, is worth a look. */
const proofPatienceMs = 30 * 60_000

export const withdrawalFilters = z.strictObject({
  status: z.enum(withdrawStatuses).optional(),
  state: z
    .enum(['IN_REVIEW', 'HELD', 'APPROVED', 'SENT', 'PAID', 'RETURNED', 'REJECTED', 'CANCELED'])
    .optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  search: z.string().trim().max(100).optional(),
})

export const withdrawalListInput = withdrawalFilters.extend({
  /** Those on which something is still to happen; those that need a person whatever has become of them. */
  isOpen: z.literal(true).optional(),
  /** Those on their way for more than half an hour, or those that no rule can go on with. */
  attention: z.enum(['UNPROVEN', 'PERSON_NEEDED']).optional(),
  ...pageInput(withdrawalOrders),
})
export type WithdrawalListInput = z.output<typeof withdrawalListInput>

/** What the filter holds, on all pages together. All withdrawals are in reais. */
export async function sumListed(eyes: WithdrawalEyes, input: z.output<typeof withdrawalFilters>) {
  const total = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [sums] = await eyes.scope.tx
    .select({
      count: count(),
      amountCents: total(withdrawals.amountCents),
      feeCents: total(withdrawals.feeCents),
    })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(and(eyes.sees, wanted(eyes, input)))
  return sums ?? { count: 0, amountCents: 0, feeCents: 0 }
}

/** A page of withdrawals, the newest first unless asked otherwise. */
export async function listWithdrawals(eyes: WithdrawalEyes, input: WithdrawalListInput) {
  const { rows, nextCursor } = await pageOf(withdrawalOrders, input, ({ place, after, orderBy, limit }) =>
    eyes.scope.tx
      .select({ withdrawal: withdrawals, name: users.name, email: users.email, place })
      .from(withdrawals)
      .innerJoin(users, eq(users.id, withdrawals.userId))
      .where(and(eyes.sees, wanted(eyes, input), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const controls = await getPayoutControls(eyes.scope)
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
      personNeeded: eyes.isStaff ? withdrawal.personNeeded : null,
      /** To be sent along with a decision: it is about exactly this. */
      seen: eyes.isStaff ? seenOf(withdrawal) : null,
      reason: withdrawal.reason,
      hold: holdOf(withdrawal),
      waitsUntil: waitsUntil(controls, withdrawal, eyes.scope.now),
      createdAt: withdrawal.createdAt.toISOString(),
      settledAt: withdrawal.settledAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}

type Wanted = Pick<WithdrawalListInput, keyof z.output<typeof withdrawalFilters> | 'isOpen' | 'attention'>

function wanted({ scope, isStaff }: WithdrawalEyes, input: Wanted) {
  const { status, state, isOpen, attention, from, to, search } = input
  const pattern = search && isStaff ? containing(search) : undefined
  const overdue = new Date(scope.now.getTime() - proofPatienceMs)
  return and(
    status && eq(withdrawals.status, status),
    state && eq(withdrawals.state, state),
    // Of one that is over, a payout may still exist that nobody can explain.
    isOpen && !state && attention !== 'PERSON_NEEDED'
      ? inArray(withdrawals.state, ['IN_REVIEW', 'HELD', 'APPROVED', 'SENT'])
      : undefined,
    attention === 'UNPROVEN'
      ? and(eq(withdrawals.state, 'SENT'), lt(withdrawals.sentAt, overdue))
      : undefined,
    attention === 'PERSON_NEEDED' ? isNotNull(withdrawals.personNeeded) : undefined,
    from === undefined ? undefined : gte(withdrawals.createdAt, new Date(from)),
    to === undefined ? undefined : lt(withdrawals.createdAt, new Date(to)),
    pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
  )
}
