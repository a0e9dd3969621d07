import { productIdInput } from '#modules/catalog/product.input.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import { getProductPixels } from './get-pixels.ts'
import { conversionListInput, listConversions } from './list-conversions.ts'
import { listPixelProducts, pixelVendorInput } from './list-pixel-products.ts'
import { listReports, reportListInput } from './list-reports.ts'
import { pixelTestInput, productPixelsInput } from './pixels.input.ts'
import { saveProductPixels } from './save-product-pixels.ts'
import { sumPixels } from './sum-pixels.ts'
import { testPixel } from './test-pixel.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerPixelsApi = router({
  get: seller.read(productIdInput, getProductPixels),
  save: seller.write(productPixelsInput, saveProductPixels),
  test: procedureFor({ area: 'SELLER' })
    .input(pixelTestInput)
    .mutation(({ ctx: { app, session, ip, userAgent }, input }) =>
      testPixel(app, { session, ip, userAgent }, input),
    ),
  sum: seller.readLagging(sumPixels),
  products: seller.readLagging(pixelVendorInput, listPixelProducts),
  reports: seller.readLagging(reportListInput, listReports),
  conversions: seller.readLagging(conversionListInput, listConversions),
})
