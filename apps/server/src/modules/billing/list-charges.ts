import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { charges } from '#db/schema/billing.ts'
import type { Scope } from '#scope.ts'
import type { Charge } from './lock-charge.ts'

const chargeOrders: ListOrders<'issuedAt'> = {
  columns: { issuedAt: [charges.issuedAt, charges.id] },
  usual: { by: 'issuedAt', direction: 'desc' },
}

const filters = {
  state: z.enum(['OPEN', 'OVERDUE', 'PAID', 'CANCELED']).optional(),
  ...pageInput(chargeOrders),
}

export const chargeListInput = z.strictObject(filters)
export const chargeListOfPlatformInput = z.strictObject({ platformId: z.uuid(), ...filters })
type ChargeListInput = z.output<typeof chargeListInput>

/** A page of the platform's bills, the newest first. */
export async function listCharges({ tx }: Scope, input: ChargeListInput) {
  const { rows, nextCursor } = await pageOf(chargeOrders, input, ({ place, after, orderBy, limit }) =>
    tx
      .select({ charge: charges, place })
      .from(charges)
      .where(and(input.state && eq(charges.state, input.state), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows: rows.map(({ charge }) => showCharge(charge)), nextCursor }
}

/** A bill with its calculation. */
export function showCharge({
  platformId: _,
  contestedBy: __,
  issuedAt,
  dueAt,
  paidAt,
  canceledAt,
  noticedAt,
  contestedAt,
  contestAnsweredAt,
  ...charge
}: Charge) {
  return {
    ...charge,
    noticedAt: noticedAt?.toISOString() ?? null,
    contestedAt: contestedAt?.toISOString() ?? null,
    contestAnsweredAt: contestAnsweredAt?.toISOString() ?? null,
    issuedAt: issuedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    canceledAt: canceledAt?.toISOString() ?? null,
  }
}
