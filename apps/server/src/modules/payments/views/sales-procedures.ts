import type { Caller } from '#rpc/caller.ts'
import type { proceduresFor } from '#rpc/procedures-for.ts'
import { countSales, saleCountFilters } from './count-sales.ts'
import { getSale, saleInput } from './get-sale.ts'
import { listSales, saleListInput } from './list-sales.ts'
import { saleFilters } from './sale-filters.ts'
import type { SaleViewer, View } from './sale-viewer.ts'
import { sumSales } from './sum-sales.ts'

/** The procedures about sales for one role, bound to its viewer. */
export function salesProcedures<V extends View>(
  person: ReturnType<typeof proceduresFor>,
  viewerOf: (caller: Caller) => SaleViewer<V>,
) {
  return {
    list: person.readLagging(saleListInput, (caller, input) => listSales(viewerOf(caller), input)),
    /** Totals of the whole filter, in a separate call so that the rows never wait for them. */
    sum: person.readLagging(saleFilters, (caller, input) => sumSales(viewerOf(caller), input)),
    /** Number of sales per status, for the tabs above the list. */
    count: person.readLagging(saleCountFilters, (caller, input) => countSales(viewerOf(caller), input)),
    get: person.read(saleInput, (caller, { paymentId }) => getSale(viewerOf(caller), paymentId)),
  }
}
