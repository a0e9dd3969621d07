import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { findBumpOptions } from './find-bump-options.ts'
import { findProductOptions, productOptionsInput } from './find-product-options.ts'
import { getProduct } from './get-product.ts'
import { listOrderBumps } from './list-order-bumps.ts'
import { listProducts, productListInput } from './list-products.ts'
import { bumpOptionsInput, orderBumpsInput } from './order-bumps.input.ts'
import { pauseProduct } from './pause-product.ts'
import { productIdInput, productInput } from './product.input.ts'
import { resumeProduct } from './resume-product.ts'
import { saveOrderBumps } from './save-order-bumps.ts'
import { updateProduct } from './update-product.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerProductsApi = router({
  list: seller.readLagging(productListInput, listProducts),
  options: seller.readLagging(productOptionsInput, findProductOptions),
  get: seller.read(productIdInput, getProduct),
  update: seller.write(productInput, updateProduct),
  pause: seller.write(productIdInput, pauseProduct),
  resume: seller.write(productIdInput, resumeProduct),
})

export const sellerBumpsApi = router({
  list: seller.read(productIdInput, listOrderBumps),
  options: seller.readLagging(bumpOptionsInput, findBumpOptions),
  save: seller.write(orderBumpsInput, saveOrderBumps),
})
