import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { acquirerCostsInput, costsOfAccountInput } from './costs.input.ts'
import { listAcquirerCosts } from './list-acquirer-costs.ts'
import { saveAcquirerCosts } from './save-acquirer-costs.ts'

const admin = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })

export const adminCostsApi = router({
  list: admin.read(costsOfAccountInput, listAcquirerCosts),
  save: admin.write('platform', acquirerCostsInput, saveAcquirerCosts),
})
