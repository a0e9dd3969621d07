import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { listReportViews } from './list-report-views.ts'
import { removeReportView } from './remove-report-view.ts'
import { reportScheduleInput, reportViewIdInput, reportViewInput } from './report-view.input.ts'
import { saveReportView } from './save-report-view.ts'
import { scheduleReportView } from './schedule-report-view.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerReportViewsApi = router({
  list: seller.read(listReportViews),
  save: seller.write(reportViewInput, saveReportView),
  remove: seller.write(reportViewIdInput, removeReportView),
  schedule: seller.write(reportScheduleInput, scheduleReportView),
})
