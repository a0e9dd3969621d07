import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { countSales, saleCountFilters } from './count-sales.ts'
import { findSales, findSalesInput } from './find-sales.ts'
import { getSale, saleInput } from './get-sale.ts'
import { listSales, saleListInput } from './list-sales.ts'
import { asSeller } from './sale-eyes.ts'
import { saleFilters } from './sale-filters.ts'
import { sumSales } from './sum-sales.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerSalesApi = router({
  list: seller.readLagging(saleListInput, (caller, input) => listSales(asSeller(caller), input)),
  /** Totals of the whole filter; asked apart so that the rows never wait for them. */
  sum: seller.readLagging(saleFilters, (caller, input) => sumSales(asSeller(caller), input)),
  /** How many there are of each status, for the tabs above the list. */
  count: seller.readLagging(saleCountFilters, (caller, input) => countSales(asSeller(caller), input)),
  /** A few to jump to, as one types. */
  find: seller.readLagging(findSalesInput, (caller, input) => findSales(asSeller(caller), input)),
  get: seller.read(saleInput, (caller, { paymentId }) => getSale(asSeller(caller), paymentId)),
})
