import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { dashboardInput, sellerDashboard } from './seller-dashboard.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerReportsApi = router({
  dashboard: seller.readLagging(dashboardInput, sellerDashboard),
})
