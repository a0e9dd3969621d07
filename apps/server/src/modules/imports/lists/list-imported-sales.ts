import { normalizeEmail } from '@balcao/domain/people/email'
import { importedSaleStatuses, importSources } from '@balcao/domain/platform/imports'
import { and, eq, gte, ilike, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { importedSales } from '#db/schema/imports.ts'
import type { Caller } from '#rpc/caller.ts'

const saleOrders: ListOrders<'soldAt'> = {
  columns: { soldAt: [importedSales.soldAt, importedSales.id] },
  usual: { by: 'soldAt', direction: 'desc' },
}

export const importedSaleListInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  source: z.enum(importSources).optional(),
  status: z.enum(importedSaleStatuses).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  ...pageInput(saleOrders),
})

/** Sales that the caller imported from other platforms, the newest first. */
export async function listImportedSales(
  { tx, session }: Caller,
  { search, source, status, from, to, ...page }: z.output<typeof importedSaleListInput>,
) {
  const wanted = and(
    eq(importedSales.sellerId, session.userId),
    source && eq(importedSales.source, source),
    status && eq(importedSales.status, status),
    from === undefined ? undefined : gte(importedSales.soldAt, new Date(from)),
    to === undefined ? undefined : lt(importedSales.soldAt, new Date(to)),
    search
      ? or(
          eq(importedSales.foreignId, search),
          eq(importedSales.buyerEmail, normalizeEmail(search)),
          ilike(importedSales.buyerName, containing(search)),
          ilike(importedSales.productName, containing(search)),
        )
      : undefined,
  )
  const { rows, nextCursor } = await pageOf(saleOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({ sale: importedSales, place })
      .from(importedSales)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    nextCursor,
    rows: rows.map(({ sale: { platformId: _, sellerId: __, productId: ___, soldAt, ...sale } }) => ({
      ...sale,
      soldAt: soldAt.toISOString(),
    })),
  }
}
