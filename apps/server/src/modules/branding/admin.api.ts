import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { brandInput } from './brand.input.ts'
import { getBrand } from './get-brand.ts'
import { saveBrand } from './save-brand.ts'

const admin = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })
const proven = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable', freshProof: true })

export const adminBrandApi = router({
  get: admin.read(getBrand),
  save: proven.write('platform', brandInput, saveBrand),
})
