import { importRowsMax } from '@balcao/domain/platform/imports'
import { and, eq, inArray } from 'drizzle-orm'
import { importedCustomers } from '#db/schema/imports.ts'
import { documentIn, emailIn, RefusedRow, textIn } from '#modules/imports/reading/read-cell.ts'
import { type Subject, undoneAtOnce } from './subject.ts'

type CustomerRow = Pick<typeof importedCustomers.$inferInsert, 'email' | 'name' | 'document' | 'phone'>

/** People whom a seller knows from other platforms: a list of the seller's own, without accounts here. */
export const customers: Subject<CustomerRow> = {
  rowsMax: importRowsMax,
  read(cells) {
    const email = emailIn(cells, 'email')
    if (email === null) throw new RefusedRow('MISSING', 'email')
    return {
      email,
      name: textIn(cells, 'name', 200),
      document: documentIn(cells, 'document'),
      phone: textIn(cells, 'phone', 40),
    }
  },
  keyOf: ({ email }) => email,
  async findKnown({ tx }, { sellerId }, keys) {
    const known = await tx
      .select({ email: importedCustomers.email })
      .from(importedCustomers)
      .where(and(eq(importedCustomers.sellerId, sellerId), inArray(importedCustomers.email, [...keys])))
    return new Set(known.map(({ email }) => email))
  },
  async write({ tx, platformId, now }, { sellerId, id: importId }, rows) {
    const written = await tx
      .insert(importedCustomers)
      .values(rows.map((row) => ({ ...row, platformId, sellerId, importId, importedAt: now })))
      .onConflictDoNothing()
      .returning({ id: importedCustomers.id })
    return written.length
  },
  sumOf: () => null,
  studentOf: () => null,
  async undoSome({ tx }, { id: importId }) {
    const some = tx
      .select({ id: importedCustomers.id })
      .from(importedCustomers)
      .where(eq(importedCustomers.importId, importId))
      .limit(undoneAtOnce)
    const gone = await tx
      .delete(importedCustomers)
      .where(inArray(importedCustomers.id, some))
      .returning({ id: importedCustomers.id })
    return { removed: gone.length, kept: [], isOver: gone.length < undoneAtOnce }
  },
}
