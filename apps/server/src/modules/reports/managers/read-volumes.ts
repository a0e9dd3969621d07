import type { Cents } from '@balcao/domain/money/money'
import { periodsOf } from '@balcao/domain/options/date-ranges'
import type { Currency } from '@balcao/domain/vocabulary'
import { inArray, sql } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { asManager } from '#modules/payments/views/sale-viewer.ts'
import { figureSums, saleEvent, saleEvents } from '#modules/reports/figures/sale-events.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * Sales of the last thirty days and of the thirty before, by currency, since amounts of two currencies cannot
 * be added.
 */
export type Volume = { currency: Currency; currentCents: Cents; previousCents: Cents }

/** Recent sales of sellers while they were in the caller's care. */
export async function readVolumes(
  caller: Caller,
  sellerIds: string[],
): Promise<(sellerId: string) => Volume[]> {
  const { current, previous } = periodsOf('30', caller.now)
  const sold = (bounds: { from: Date; to: Date }) =>
    caller.tx
      .with(saleEvents(asManager(caller), [bounds], inArray(payments.sellerId, sellerIds)))
      .select({
        sellerId: saleEvent.sellerId,
        currency: saleEvent.currency,
        grossCents: figureSums.grossCents,
      })
      .from(saleEvent)
      .groupBy(saleEvent.sellerId, saleEvent.currency)
      .having(sql`sum(${saleEvent.salesCount}) > 0`)
      .orderBy(saleEvent.currency)
  const [now, before] = sellerIds.length === 0 ? [[], []] : await Promise.all([sold(current), sold(previous)])
  return (sellerId) => {
    const own = (rows: typeof now) => rows.filter((row) => row.sellerId === sellerId)
    const known = new Set([...own(now), ...own(before)].map(({ currency }) => currency))
    const centsIn = (rows: typeof now, currency: Currency) =>
      own(rows).find((row) => row.currency === currency)?.grossCents ?? 0
    return [...known].sort().map((currency) => ({
      currency,
      currentCents: centsIn(now, currency),
      previousCents: centsIn(before, currency),
    }))
  }
}
