import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { inArray } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { asEverySeller } from '#modules/payments/views/sale-viewer.ts'
import { figureSums, saleEvent } from '#modules/reports/figures/sale-events.ts'
import { saleFigures } from '#modules/reports/figures/sale-figures.ts'
import type { Scope } from '#scope.ts'

export type SellerSales = {
  /** Paid sales per currency, the largest first. */
  volume: { currency: Currency; cents: Cents }[]
  paidCount: number
  refundedCount: number
  chargedBackCount: number
}

const nothing: SellerSales = { volume: [], paidCount: 0, refundedCount: 0, chargedBackCount: 0 }

/** Sales of these sellers in a period, with the number of refunds and chargebacks. */
export async function sumOfSellers(
  scope: Scope,
  { sellerIds, from, to }: { sellerIds: readonly string[]; from: Date; to?: Date },
): Promise<(sellerId: string) => SellerSales> {
  if (sellerIds.length === 0) return () => nothing
  const which = inArray(payments.sellerId, [...sellerIds])
  const rows = await scope.tx
    .with(await saleFigures(asEverySeller(scope), [{ from, to }], { which }))
    .select({
      sellerId: saleEvent.sellerId,
      currency: saleEvent.currency,
      cents: figureSums.grossCents,
      paidCount: figureSums.salesCount,
      refundedCount: figureSums.refundCount,
      chargedBackCount: figureSums.chargebackCount,
    })
    .from(saleEvent)
    .groupBy(saleEvent.sellerId, saleEvent.currency)
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
