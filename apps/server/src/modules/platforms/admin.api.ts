import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { interestOfSellerInput, interestTableInput } from './interest.input.ts'
import { listInterestTables } from './list-interest-tables.ts'
import { saveInterestTable } from './save-interest-table.ts'

const admin = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })

export const adminInterestApi = router({
  list: admin.read(interestOfSellerInput, listInterestTables),
  save: admin.write(interestTableInput, saveInterestTable),
})
