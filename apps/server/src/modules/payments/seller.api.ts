import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
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
  get: seller.read(saleInput, (caller, { paymentId }) => getSale(asSeller(caller), paymentId)),
})
