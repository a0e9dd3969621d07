import { addDays, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { capabilities } from '@balcao/domain/people/account-standing'
import { nameToGreet } from '@balcao/domain/people/names'
import { hasPeriod, type ReportFilters } from '@balcao/domain/reports/reports'
import type { Path } from '@balcao/mail/templates'
import { getUser } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { getReport } from '#modules/reports/get-report.ts'
import type { Scope } from '#scope.ts'
import { lockDueView } from './lock-due-view.ts'
import { type PlannedReportMail, planReportMail } from './plan-report-mail.ts'
import { periodOfMail } from './report-schedule.ts'
import { stopPath } from './stop-link.ts'
import { writeFigures } from './write-figures.ts'

/**
 * Mails the figures of the past week or month to the owner of the view, and plans the next mail, in one
 * transaction.
 */
export async function mailReport(scope: Scope, planned: PlannedReportMail): Promise<void> {
  const view = await lockDueView(scope, planned)
  if (!view) return
  const { id: viewId, report, filters, schedule, userId } = view
  const user = await getUser(scope, userId)
  if (capabilities[user.status].enters) {
    const days = periodOfMail(schedule, new Date(planned.mailAt))
    const bounds = {
      from: startOfDayInSaoPaulo(days.from).toISOString(),
      to: startOfDayInSaoPaulo(addDays(days.to, 1)).toISOString(),
    }
    const parts = await getReport(
      { ...scope, session: { userId } },
      { report, ...bounds, productId: filters.productId },
    )
    await sendMail(scope, {
      key: `report:${viewId}:${planned.mailAt}`,
      to: user.email,
      template: 'reportMail',
      locale: user.locale,
      props: {
        name: nameToGreet(user),
        viewName: view.name,
        period: hasPeriod(report)
          ? { from: bounds.from, to: startOfDayInSaoPaulo(days.to).toISOString() }
          : null,
        ...writeFigures(report, parts, user.locale),
        reportPath: reportPath({ report, ...(hasPeriod(report) && days), productId: filters.productId }),
        stopPath: await stopPath(scope, viewId),
      },
    })
  }
  await planReportMail(scope, viewId, schedule)
}

function reportPath({ report, from, to, productId }: ReportFilters & { report: string }): Path {
  const search = new URLSearchParams({ report })
  if (from !== undefined && to !== undefined) {
    search.set('from', from)
    search.set('to', to)
  }
  if (productId !== undefined) search.set('product', productId)
  return `/platform/reports?${search}`
}
