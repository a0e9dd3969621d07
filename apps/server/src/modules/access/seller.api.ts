import { z } from 'zod'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { contentsInput, licenseKeysInput } from './contents.input.ts'
import { addLicenseKeys } from './licenses/add-license-keys.ts'
import { licenseKeyListInput, listLicenseKeys } from './licenses/list-license-keys.ts'
import { removeLicenseKey } from './licenses/remove-license-key.ts'
import { listContents } from './list-contents.ts'
import { saveContents } from './save-contents.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerContentsApi = router({
  list: seller.read(z.strictObject({ productId: z.uuid() }), listContents),
  save: seller.write(contentsInput, saveContents),
  licenseKeys: seller.read(licenseKeyListInput, listLicenseKeys),
  addLicenseKeys: seller.write(licenseKeysInput, addLicenseKeys),
  removeLicenseKey: seller.write(z.strictObject({ keyId: z.uuid() }), removeLicenseKey),
})
