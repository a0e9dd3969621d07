import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { z } from 'zod'
import { pageAcross } from '#db/across-platforms.ts'
import { type ListOrders, pageInput } from '#db/page-of.ts'
import { charges } from '#db/schema/billing.ts'
import { platforms } from '#db/schema/platforms.ts'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'

export const chargeOrders: ListOrders<'issuedAt'> = {
  columns: { issuedAt: [charges.issuedAt, charges.id] },
  usual: { by: 'issuedAt', direction: 'desc' },
}

export const chargesAcrossInput = z.strictObject({
  platformId: z.uuid().optional(),
  state: z.enum(['OPEN', 'OVERDUE', 'PAID', 'CANCELED']).optional(),
  ...pageInput(chargeOrders),
})

const { id, month, currency, volumeCents, amountCents, state, issuedAt, dueAt, noticeStep } =
  getTableColumns(charges)

/** Bills of all platforms, the newest first. */
export async function listChargesAcross({ db }: Overseer, input: z.output<typeof chargesAcrossInput>) {
  const { rows, hasMore } = await pageAcross(db, chargeOrders, input, ({ place, after, orderBy, limit }) => {
    const bills = db
      .select({
        id,
        month,
        currency,
        volumeCents,
        amountCents,
        state,
        issuedAt,
        dueAt,
        noticeStep,
        isContested: sql<boolean>`(${charges.contestedAt} is not null and ${charges.contestAnsweredAt} is null
          and ${charges.state} in ('OPEN', 'OVERDUE'))`.as('is_contested'),
        place: place.as('place'),
      })
      .from(charges)
      .where(
        and(
          eq(charges.platformId, platforms.platformId),
          input.state && eq(charges.state, input.state),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit)
      .as('bills')
    return db
      .select({
        platformId: platforms.platformId,
        platformName: platforms.name,
        id: bills.id,
        month: bills.month,
        currency: bills.currency,
        volumeCents: bills.volumeCents,
        amountCents: bills.amountCents,
        state: bills.state,
        issuedAt: bills.issuedAt,
        dueAt: bills.dueAt,
        noticeStep: bills.noticeStep,
        isContested: bills.isContested,
        place: bills.place,
      })
      .from(platforms)
      .crossJoinLateral(bills)
      .where(input.platformId === undefined ? undefined : eq(platforms.platformId, input.platformId))
      .orderBy(desc(bills.issuedAt), desc(bills.id))
      .limit(limit)
  })
  return {
    rows: rows.map(({ issuedAt, dueAt, ...row }) => ({
      ...row,
      issuedAt: issuedAt.toISOString(),
      dueAt: dueAt.toISOString(),
    })),
    hasMore,
  }
}
