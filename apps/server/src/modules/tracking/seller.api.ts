import { productIdInput } from '#modules/catalog/product.input.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { getProductPixels } from './get-pixels.ts'
import { conversionListInput, listConversions } from './list-conversions.ts'
import { listPixelProducts, pixelVendorInput } from './list-pixel-products.ts'
import { listReports, reportListInput } from './list-reports.ts'
import { productPixelsInput } from './pixels.input.ts'
import { saveProductPixels } from './save-product-pixels.ts'
import { sumPixels } from './sum-pixels.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerPixelsApi = router({
  get: seller.read(productIdInput, getProductPixels),
  save: seller.write(productPixelsInput, saveProductPixels),
  sum: seller.readLagging(sumPixels),
  products: seller.readLagging(pixelVendorInput, listPixelProducts),
  reports: seller.readLagging(reportListInput, listReports),
  conversions: seller.readLagging(conversionListInput, listConversions),
})
