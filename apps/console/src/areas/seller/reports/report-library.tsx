import type { Report } from '@balcao/domain/reports/reports'
import { Card, CardHeader } from '@balcao/ui/card'
import { useMessages } from '#i18n/use-messages.ts'
import { PageHeader } from '#kit/page-header.tsx'
import { reportsCatalogue } from './catalogue.ts'
import { LibraryLine } from './library-line.tsx'
import { SavedViewsCard } from './saved-views-card.tsx'

const groups = {
  sales: ['PERIOD', 'PRODUCT', 'OFFER', 'SOURCE', 'AFFILIATE', 'METHOD'],
  customers: ['APPROVAL', 'CARTS', 'REFUNDS', 'SUBSCRIPTIONS', 'COHORT'],
  money: ['RELEASES'],
} as const satisfies Record<string, readonly Report[]>

/** Every report, listed by the question it answers. */
export function ReportLibrary() {
  const text = useMessages(reportsCatalogue)
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
          <Card key={group} className="grid grid-cols-1 gap-2">
            <CardHeader title={text.group[group]} />
            <ul className="-mx-2 grid grid-cols-1">
              {groups[group].map((report) => (
                <li key={report}>
                  <LibraryLine
                    report={report}
                    search={{ report }}
                    name={text.reports[report].name}
                    detail={text.reports[report].question}
                  />
                </li>
              ))}
            </ul>
          </Card>
        ))}
        <SavedViewsCard />
      </div>
    </>
  )
}
