import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { products } from '../../db/schema/catalog.ts'
import { orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import type { SaleEyes, View, Whole } from './sale-eyes.ts'

/** One line of a list of sales, with what these eyes may see of it. */
export function saleColumns<V extends View>({ view, shareCents }: SaleEyes<V>) {
  const ofWhole = (column: PgColumn) =>
    (view === 'WHOLE' ? sql`${column}` : sql`null`) as SQL<Whole<V, string>>
  return {
    paymentId: payments.id,
    orderCode: orders.code,
    createdAt: payments.createdAt,
    paidAt: payments.paidAt,
    productName: products.name,
    buyerName: ofWhole(orders.buyerName),
    buyerEmail: ofWhole(orders.buyerEmail),
    method: payments.method,
    installments: payments.installments,
    status: payments.status,
    certainty: payments.certainty,
    statusReason: payments.statusReason,
    currency: payments.currency,
    grossCents: payments.amountCents,
    shareCents,
  }
}

export function saleRow<Row extends { createdAt: Date; paidAt: Date | null }>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString(), paidAt: row.paidAt?.toISOString() ?? null }
}
