import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { imports } from '#db/schema/imports.ts'
import type { Caller } from '#rpc/caller.ts'
import { importRow } from './import-row.ts'

const importOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [imports.createdAt, imports.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const importListInput = z.strictObject(pageInput(importOrders))

/** The caller's own imports, the newest first. */
export async function listImports({ tx, session }: Caller, page: z.output<typeof importListInput>) {
  const { rows, nextCursor } = await pageOf(importOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({ imported: imports, place })
      .from(imports)
      .where(and(eq(imports.sellerId, session.userId), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows: rows.map(({ imported }) => importRow(imported)), nextCursor }
}
