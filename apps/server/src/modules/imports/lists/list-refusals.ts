import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { importRefusals } from '#db/schema/imports.ts'
import { loadOwnImport } from '#modules/imports/load-own-import.ts'
import type { Caller } from '#rpc/caller.ts'

const refusalOrders: ListOrders<'line'> = {
  columns: { line: [importRefusals.line, importRefusals.id] },
  usual: { by: 'line', direction: 'asc' },
}

export const refusalListInput = z.strictObject({ importId: z.uuid(), ...pageInput(refusalOrders) })

/** Refused rows of the file, by line number. */
export async function listRefusals(caller: Caller, { importId, ...page }: z.output<typeof refusalListInput>) {
  await loadOwnImport(caller, { importId })
  const { rows, nextCursor } = await pageOf(refusalOrders, page, ({ place, after, orderBy, limit }) =>
    caller.tx
      .select({
        id: importRefusals.id,
        line: importRefusals.line,
        field: importRefusals.field,
        reason: importRefusals.reason,
        place,
      })
      .from(importRefusals)
      .where(and(eq(importRefusals.importId, importId), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows, nextCursor }
}
