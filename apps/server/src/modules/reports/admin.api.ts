import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { acquirerFigures } from './platform/acquirer-figures.ts'
import { platformFigures, platformFiguresInput } from './platform/platform-figures.ts'
import { platformState, platformStateInput } from './platform/platform-state.ts'
import {
  listSellerProfit,
  profitByDay,
  sellerProfitFilters,
  sellerProfitListInput,
  sumSellerProfit,
} from './platform/seller-profit.ts'
import {
  listSellerRevenue,
  revenueByDay,
  sellerRevenueFilters,
  sellerRevenueListInput,
  sumSellerRevenue,
} from './platform/seller-revenue.ts'

const cockpit = proceduresFor({ area: 'ADMIN', permission: 'isDashboardAvailable' })
const config = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })
const sales = proceduresFor({ area: 'ADMIN', permission: 'isSalesAvailable' })

export const adminReportsApi = router({
  figures: cockpit.readLagging(platformFiguresInput, platformFigures),
  state: cockpit.readLagging(platformStateInput, platformState),
  acquirers: config.readLagging(acquirerFigures),
  sellerRevenue: sales.readLagging(sellerRevenueListInput, listSellerRevenue),
  sumSellerRevenue: sales.readLagging(sellerRevenueFilters, sumSellerRevenue),
  revenueByDay: sales.readLagging(sellerRevenueFilters, revenueByDay),
  sellerProfit: sales.readLagging(sellerProfitListInput, listSellerProfit),
  sumSellerProfit: sales.readLagging(sellerProfitFilters, sumSellerProfit),
  profitByDay: sales.readLagging(sellerProfitFilters, profitByDay),
})
