import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { asSeller } from '../payments/sale-queries.ts'
import { dashboardInput, sellerDashboard } from './seller-dashboard.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerReportsApi = router({
  dashboard: seller.readLagging(dashboardInput, (caller, input) => sellerDashboard(asSeller(caller), input)),
})
