import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { exportOwnData } from './export-own-data.ts'
import { getChecklist } from './get-checklist.ts'
import { getReport } from './get-report.ts'
import { listAlerts } from './list-alerts.ts'
import { reportInput } from './report.input.ts'
import { dashboardInput, sellerDashboard } from './seller-dashboard.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerReportsApi = router({
  checklist: seller.read(getChecklist),
  dashboard: seller.readLagging(dashboardInput, sellerDashboard),
  alerts: seller.readLagging(listAlerts),
  report: seller.readLagging(reportInput, getReport),
  /** A mutation, because it is logged. */
  ownData: proceduresFor({ area: 'SELLER', freshProof: true }).write(exportOwnData),
})
