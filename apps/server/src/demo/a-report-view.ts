import { type ReportViewInput, reportViewInput } from '#modules/reports/views/report-view.input.ts'
import { saveReportView } from '#modules/reports/views/save-report-view.ts'
import type { Scope } from '#scope.ts'
import { asPerson } from './as-person.ts'

export type ReportViewWishes = { userId: string } & Partial<ReportViewInput>

/** A saved report. */
export async function aReportView(scope: Scope, { userId, ...wishes }: ReportViewWishes): Promise<string> {
  const { viewId } = await saveReportView(
    asPerson(scope, { userId, role: 'SELLER' }),
    reportViewInput.parse({ name: 'Por origem', report: 'SOURCE', filters: { range: '30' }, ...wishes }),
  )
  return viewId
}
