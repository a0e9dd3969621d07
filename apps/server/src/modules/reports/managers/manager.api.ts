import { z } from 'zod'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { getSellerInCare } from './get-seller-in-care.ts'
import { listSellersInCare, sellersInCareInput } from './list-sellers-in-care.ts'
import { managerDashboard, managerDashboardInput } from './manager-dashboard.ts'

const manager = proceduresFor({ area: 'MANAGER' })

export const managerReportsApi = router({
  dashboard: manager.readLagging(managerDashboardInput, managerDashboard),
})

export const managerUsersApi = router({
  list: manager.readLagging(sellersInCareInput, listSellersInCare),
  get: manager.read(z.strictObject({ sellerId: z.uuid() }), getSellerInCare),
})
