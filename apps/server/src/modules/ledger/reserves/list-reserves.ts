import { and, eq, gte, ilike, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { balanceLots, isReserve } from '#db/schema/ledger.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Lot } from '#modules/ledger/lots/lot.ts'
import type { Scope } from '#scope.ts'

const reserveOrders: ListOrders<'releaseAt'> = {
  columns: { releaseAt: [balanceLots.releaseAt, balanceLots.id] },
  usual: { by: 'releaseAt', direction: 'asc' },
}

/** States of a reserve on screens. */
const standings = ['RETAINED', 'EXTENDED', 'HELD', 'RELEASED', 'CONSUMED', 'SOLD'] as const
export type ReserveStanding = (typeof standings)[number]

export const reserveListInput = z.strictObject({
  standing: z.enum(standings).optional(),
  sellerId: z.uuid().optional(),
  /** Bounds of the release date. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  search: z.string().trim().max(100).optional(),
  ...pageInput(reserveOrders),
})
export type ReserveListInput = z.output<typeof reserveListInput>

/** A page of all reserves, the soonest release first. */
export async function listReserves({ tx }: Scope, input: ReserveListInput) {
  const { rows, nextCursor } = await pageOf(reserveOrders, input, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        lot: balanceLots,
        name: users.name,
        email: users.email,
        orderCode: orders.code,
        reservedAt: payments.paidAt,
        place,
      })
      .from(balanceLots)
      .innerJoin(users, eq(users.id, balanceLots.userId))
      .innerJoin(payments, eq(payments.id, balanceLots.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(isReserve(balanceLots), wanted(input), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ lot, name, email, orderCode, reservedAt }) => ({
      id: lot.id,
      person: { id: lot.userId, name, email },
      role: lot.role,
      orderCode,
      paymentId: lot.paymentId,
      standing: standingOf(lot),
      holdReason: lot.holdReason,
      amountCents: lot.amountCents,
      currency: lot.currency,
      reservedAt: reservedAt?.toISOString() ?? null,
      releaseAt: lot.releaseAt.toISOString(),
      extendedFrom: lot.extendedFrom?.toISOString() ?? null,
      settledAt: lot.settledAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}

function standingOf({ state, extendedFrom }: Lot): ReserveStanding {
  if (state === 'PENDING') return extendedFrom === null ? 'RETAINED' : 'EXTENDED'
  return state === 'PAID_AT_ACQUIRER' ? 'RELEASED' : state
}

const isStanding: Record<ReserveStanding, () => SQL | undefined> = {
  RETAINED: () => and(eq(balanceLots.state, 'PENDING'), isNull(balanceLots.extendedFrom)),
  EXTENDED: () => and(eq(balanceLots.state, 'PENDING'), isNotNull(balanceLots.extendedFrom)),
  HELD: () => eq(balanceLots.state, 'HELD'),
  RELEASED: () => inArray(balanceLots.state, ['RELEASED', 'PAID_AT_ACQUIRER']),
  CONSUMED: () => eq(balanceLots.state, 'CONSUMED'),
  SOLD: () => eq(balanceLots.state, 'SOLD'),
}

function wanted({ standing, sellerId, from, to, search }: ReserveListInput) {
  const pattern = search ? containing(search) : undefined
  return and(
    standing && isStanding[standing](),
    sellerId === undefined ? undefined : eq(balanceLots.userId, sellerId),
    from === undefined ? undefined : gte(balanceLots.releaseAt, new Date(from)),
    to === undefined ? undefined : lt(balanceLots.releaseAt, new Date(to)),
    pattern
      ? or(ilike(users.name, pattern), ilike(users.email, pattern), ilike(orders.code, pattern))
      : undefined,
  )
}
