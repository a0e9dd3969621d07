import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { importRowsMax } from '@balcao/domain/platform/imports'
import { and, eq, inArray } from 'drizzle-orm'
import { importedSales } from '#db/schema/imports.ts'
import {
  amountIn,
  currencyIn,
  documentIn,
  emailIn,
  instantIn,
  methodIn,
  RefusedRow,
  requiredText,
  saleStatusIn,
  textIn,
} from '#modules/imports/reading/read-cell.ts'
import { productIdOf } from './product-id-of.ts'
import { type Subject, undoneAtOnce } from './subject.ts'

type SaleRow = Pick<
  typeof importedSales.$inferInsert,
  | 'foreignId'
  | 'productName'
  | 'status'
  | 'amountCents'
  | 'currency'
  | 'method'
  | 'buyerName'
  | 'buyerEmail'
  | 'buyerDocument'
  | 'soldAt'
>

/** A report may use a time zone ahead of ours. */
const aheadMs = 86_400_000

/** Past sales of another platform. They are stored in a table of their own and are part of no balance. */
export const sales: Subject<SaleRow> = {
  rowsMax: importRowsMax,
  read(cells, now) {
    const status = saleStatusIn(cells, 'status')
    const amountCents = amountIn(cells, 'amount')
    if (amountCents === null) throw new RefusedRow('MISSING', 'amount')
    const soldAt = instantIn(cells, 'soldAt')
    if (soldAt === null) throw new RefusedRow('MISSING', 'soldAt')
    if (soldAt.getTime() > now.getTime() + aheadMs) throw new RefusedRow('DATE_IN_FUTURE', 'soldAt')
    return {
      foreignId: requiredText(cells, 'foreignId', 100),
      productName: requiredText(cells, 'product', 200),
      status,
      amountCents,
      currency: currencyIn(cells, 'currency'),
      method: methodIn(cells, 'method'),
      buyerName: textIn(cells, 'name', 200),
      buyerEmail: emailIn(cells, 'email'),
      buyerDocument: documentIn(cells, 'document'),
      soldAt,
    }
  },
  keyOf: ({ foreignId }) => foreignId,
  async findKnown({ tx }, { sellerId, source }, keys) {
    const known = await tx
      .select({ foreignId: importedSales.foreignId })
      .from(importedSales)
      .where(
        and(
          eq(importedSales.sellerId, sellerId),
          eq(importedSales.source, source),
          inArray(importedSales.foreignId, [...keys]),
        ),
      )
    return new Set(known.map(({ foreignId }) => foreignId))
  },
  async write({ tx, platformId }, imported, rows) {
    const { sellerId, id: importId, source } = imported
    const written = await tx
      .insert(importedSales)
      .values(
        rows.map((row) => ({
          ...row,
          platformId,
          sellerId,
          importId,
          source,
          productId: productIdOf(imported, row.productName),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: importedSales.id })
    return written.length
  },
  sumOf: ({ productName, status, soldAt, currency, amountCents }) => ({
    product: productName,
    month: dayInSaoPaulo(soldAt).slice(0, 7),
    currency,
    cents: status === 'PAID' ? amountCents : 0,
  }),
  studentOf: ({ status, productName, buyerEmail, buyerName }) =>
    status === 'PAID' && buyerEmail
      ? { product: productName, email: buyerEmail, name: buyerName ?? null }
      : null,
  async undoSome({ tx }, { id: importId }) {
    const some = tx
      .select({ id: importedSales.id })
      .from(importedSales)
      .where(eq(importedSales.importId, importId))
      .limit(undoneAtOnce)
    const gone = await tx
      .delete(importedSales)
      .where(inArray(importedSales.id, some))
      .returning({ id: importedSales.id })
    return { removed: gone.length, kept: [], isOver: gone.length < undoneAtOnce }
  },
}
