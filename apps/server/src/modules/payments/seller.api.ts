import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import {
  asSeller,
  getSale,
  listSales,
  saleFilters,
  saleInput,
  saleListInput,
  sumSales,
} from './sale-queries.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerSalesApi = router({
  list: seller.readLagging(saleListInput, (caller, input) => listSales(asSeller(caller), input)),
  /** Totals of the whole filter; asked apart so that the rows never wait for them. */
  sum: seller.readLagging(saleFilters, (caller, input) => sumSales(asSeller(caller), input)),
  get: seller.read(saleInput, (caller, { paymentId }) => getSale(asSeller(caller), paymentId)),
})
