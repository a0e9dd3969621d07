import { type Report, reports } from '@balcao/domain/reports/reports'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { ReportLibrary } from './report-library.tsx'
import { ReportPage } from './report-page.tsx'

/** The library of reports, or the one named in the address. */
export function ReportsScreen() {
  const [search] = useSearchTexts()
  const report = reports.find((one): one is Report => one === search.report)
  return report === undefined ? <ReportLibrary /> : <ReportPage key={report} report={report} />
}
