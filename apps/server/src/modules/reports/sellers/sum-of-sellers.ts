import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { payments } from '../../../db/schema/payments.ts'
import type { Scope } from '../../../scope.ts'

export type SellerSales = {
  /** What was paid, in each currency by itself, the most first. */
  volume: { currency: Currency; cents: Cents }[]
  paidCount: number
  refundedCount: number
  chargedBackCount: number
}

const nothing: SellerSales = { volume: [], paidCount: 0, refundedCount: 0, chargedBackCount: 0 }

/** What these sellers sold in a time and how much of it came back. */
export async function sumOfSellers(
  { tx }: Scope,
  { sellerIds, from, to }: { sellerIds: readonly string[]; from: Date; to?: Date },
): Promise<(sellerId: string) => SellerSales> {
  if (sellerIds.length === 0) return () => nothing
  const rows = await tx
    .select({
      sellerId: payments.sellerId,
      currency: payments.currency,
      cents: sql<number>`sum(${payments.amountCents})`.mapWith(Number),
      paidCount: sql<number>`count(*)`.mapWith(Number),
      refundedCount: sql<number>`count(*) filter (where ${payments.status} = 'REFUNDED')`.mapWith(Number),
      chargedBackCount: sql<number>`count(*) filter (where ${payments.status} = 'CHARGEBACK')`.mapWith(
        Number,
      ),
    })
    .from(payments)
    .where(
      and(
        inArray(payments.sellerId, [...sellerIds]),
        gte(payments.createdAt, from),
        to && lt(payments.createdAt, to),
        isNotNull(payments.paidAt),
      ),
    )
    .groupBy(payments.sellerId, payments.currency)
  return (sellerId) => {
    const own = rows.filter((row) => row.sellerId === sellerId).toSorted((a, b) => b.cents - a.cents)
    const total = (count: (row: (typeof rows)[number]) => number) =>
      own.reduce((sum, row) => sum + count(row), 0)
    return {
      volume: own.map(({ currency, cents }) => ({ currency, cents })),
      paidCount: total((row) => row.paidCount),
      refundedCount: total((row) => row.refundedCount),
      chargedBackCount: total((row) => row.chargedBackCount),
    }
  }
}
