import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { productIdInput } from '../catalog/product.input.ts'
import { getProductPixels } from './get-pixels.ts'
import { conversionListInput, listConversions } from './list-conversions.ts'
import { productPixelsInput } from './pixels.input.ts'
import { saveProductPixels } from './save-product-pixels.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerPixelsApi = router({
  get: seller.read(productIdInput, getProductPixels),
  save: seller.write(productPixelsInput, saveProductPixels),
  conversions: seller.readLagging(conversionListInput, listConversions),
})
