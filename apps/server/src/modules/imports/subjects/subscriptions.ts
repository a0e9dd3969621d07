import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { importRowsMax } from '@balcao/domain/platform/imports'
import { and, eq, inArray } from 'drizzle-orm'
import { importedSubscriptions } from '#db/schema/imports.ts'
import {
  amountIn,
  currencyIn,
  dayIn,
  documentIn,
  emailIn,
  frequencyIn,
  RefusedRow,
  refuseEnded,
  requiredText,
  textIn,
} from '#modules/imports/reading/read-cell.ts'
import { productIdOf } from './product-id-of.ts'
import { type Subject, undoneAtOnce } from './subject.ts'

type SubscriptionRow = Pick<
  typeof importedSubscriptions.$inferInsert,
  | 'foreignId'
  | 'productName'
  | 'buyerEmail'
  | 'buyerName'
  | 'buyerDocument'
  | 'priceCents'
  | 'currency'
  | 'frequencyInDays'
  | 'nextDueOn'
>

/** Active subscriptions of another platform, without their cards: they are never charged here. */
export const subscriptions: Subject<SubscriptionRow> = {
  rowsMax: importRowsMax,
  read(cells, now) {
    refuseEnded(cells, 'status')
    const nextDueOn = dayIn(cells, 'nextDueOn')
    if (nextDueOn === null) throw new RefusedRow('MISSING', 'nextDueOn')
    if (nextDueOn < dayInSaoPaulo(now)) throw new RefusedRow('OVERDUE', 'nextDueOn')
    const buyerEmail = emailIn(cells, 'email')
    if (buyerEmail === null) throw new RefusedRow('MISSING', 'email')
    return {
      foreignId: requiredText(cells, 'foreignId', 100),
      productName: requiredText(cells, 'product', 200),
      buyerEmail,
      buyerName: textIn(cells, 'name', 200),
      buyerDocument: documentIn(cells, 'document'),
      priceCents: amountIn(cells, 'amount'),
      currency: currencyIn(cells, 'currency'),
      frequencyInDays: frequencyIn(cells, 'frequency'),
      nextDueOn,
    }
  },
  keyOf: ({ foreignId }) => foreignId,
  async findKnown({ tx }, { sellerId, source }, keys) {
    const known = await tx
      .select({ foreignId: importedSubscriptions.foreignId })
      .from(importedSubscriptions)
      .where(
        and(
          eq(importedSubscriptions.sellerId, sellerId),
          eq(importedSubscriptions.source, source),
          inArray(importedSubscriptions.foreignId, [...keys]),
        ),
      )
    return new Set(known.map(({ foreignId }) => foreignId))
  },
  async write({ tx, platformId, now }, imported, rows) {
    const { sellerId, id: importId, source } = imported
    const written = await tx
      .insert(importedSubscriptions)
      .values(
        rows.map((row) => ({
          ...row,
          platformId,
          sellerId,
          importId,
          source,
          importedAt: now,
          productId: productIdOf(imported, row.productName),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: importedSubscriptions.id })
    return written.length
  },
  sumOf: ({ productName, nextDueOn, currency, priceCents }) => ({
    product: productName,
    month: nextDueOn.slice(0, 7),
    currency,
    cents: priceCents ?? 0,
  }),
  studentOf: ({ productName, buyerEmail, buyerName }) => ({
    product: productName,
    email: buyerEmail,
    name: buyerName ?? null,
  }),
  async undoSome({ tx }, { id: importId }) {
    const some = tx
      .select({ id: importedSubscriptions.id })
      .from(importedSubscriptions)
      .where(eq(importedSubscriptions.importId, importId))
      .limit(undoneAtOnce)
    const gone = await tx
      .delete(importedSubscriptions)
      .where(inArray(importedSubscriptions.id, some))
      .returning({ id: importedSubscriptions.id })
    return { removed: gone.length, kept: [], isOver: gone.length < undoneAtOnce }
  },
}
