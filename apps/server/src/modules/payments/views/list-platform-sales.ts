import type { z } from 'zod'
import { pageInput } from '#db/page-of.ts'
import { invariant } from '#kit/invariant.ts'
import type { Caller } from '#rpc/caller.ts'
import { describeSales } from './describe-sales.ts'
import { listSales, saleOrders } from './list-sales.ts'
import { platformSaleFilters } from './sale-filters.ts'
import { asPlatform } from './sale-viewer.ts'

export const platformSaleListInput = platformSaleFilters.extend(pageInput(saleOrders))

/** A page of all sellers' sales with the staff's columns. */
export async function listPlatformSales(caller: Caller, input: z.output<typeof platformSaleListInput>) {
  const { rows, nextCursor } = await listSales(asPlatform(caller), input)
  const sides = await describeSales(caller, rows)
  return {
    rows: rows.map((row) => {
      const side = sides.get(row.paymentId)
      invariant(side, 'a sale has a seller and an account')
      return { ...row, ...side }
    }),
    nextCursor,
  }
}
