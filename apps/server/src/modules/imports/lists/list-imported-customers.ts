import { normalizeEmail } from '@balcao/domain/people/email'
import { and, eq, ilike, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { importedCustomers } from '#db/schema/imports.ts'
import type { Caller } from '#rpc/caller.ts'

const customerOrders: ListOrders<'importedAt'> = {
  columns: { importedAt: [importedCustomers.importedAt, importedCustomers.id] },
  usual: { by: 'importedAt', direction: 'desc' },
}

export const importedCustomerListInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  ...pageInput(customerOrders),
})

/** People whom the caller imported from other platforms, the newest first. */
export async function listImportedCustomers(
  { tx, session }: Caller,
  { search, ...page }: z.output<typeof importedCustomerListInput>,
) {
  const wanted = and(
    eq(importedCustomers.sellerId, session.userId),
    search
      ? or(
          eq(importedCustomers.email, normalizeEmail(search)),
          ilike(importedCustomers.name, containing(search)),
        )
      : undefined,
  )
  const { rows, nextCursor } = await pageOf(customerOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({ customer: importedCustomers, place })
      .from(importedCustomers)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    nextCursor,
    rows: rows.map(({ customer: { platformId: _, sellerId: __, importedAt, ...customer } }) => ({
      ...customer,
      importedAt: importedAt.toISOString(),
    })),
  }
}
