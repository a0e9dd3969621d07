import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { findProductOptions, productOptionsInput } from './find-product-options.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerProductsApi = router({
  options: seller.readLagging(productOptionsInput, findProductOptions),
})
