import { proceduresFor } from '../../../rpc/procedures-for.ts'
import { router } from '../../../rpc/trpc.ts'
import { listOwnSellers, portfolioListInput } from './list-portfolio.ts'

const manager = proceduresFor({ area: 'MANAGER' })

export const managerUsersApi = router({
  list: manager.readLagging(portfolioListInput, listOwnSellers),
})
