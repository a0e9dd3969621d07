import { hasPeriod, type Report } from '@balcao/domain/reports/reports'
import { Breadcrumb } from '@balcao/ui/breadcrumb'
import { EmptyState } from '@balcao/ui/empty-state'
import { LinkButton } from '@balcao/ui/link-button'
import { Skeleton } from '@balcao/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BarChart3, Download } from 'lucide-react'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { exportHref } from '#kit/list/export-href.ts'
import { LookUpBox } from '#kit/look-up/look-up-box.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { periodBounds, readPeriod, writePeriod } from '#kit/period.ts'
import { PeriodPicker } from '#kit/period-picker.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { useToday } from '#kit/use-today.ts'
import { reportsCatalogue } from './catalogue.ts'
import { ReportPart } from './report-part.tsx'
import { ViewActions } from './view-actions.tsx'

/** One report of a period, and of one product if one is chosen; each currency is a separate part. */
export function ReportPage({ report }: { report: Report }) {
  const text = useMessages(reportsCatalogue)
  const { shell } = useMessages(coreCatalogue)
  const { locale } = useLocale()
  const today = useToday()
  const [search, change] = useSearchTexts()
  const period = readPeriod(search, '30')
  const asked = { ...periodBounds(period, today), productId: search.product }
  const query = useQuery(
    api.seller.reports.report.queryOptions({ report, ...asked }, { placeholderData: keepPreviousData }),
  )
  const { name, question, note } = text.reports[report]
  const { empty } = text
  const emptyTexts = hasPeriod(report)
    ? { title: empty.title, description: empty.text }
    : report === 'COHORT'
      ? { title: empty.cohort, description: empty.cohortText }
      : { title: empty.releases, description: empty.releasesText }
  return (
    <>
      <PageHeader
        above={
          <Breadcrumb
            label={shell.breadcrumb}
            crumbs={[
              {
                id: 'library',
                content: (
                  <Link to="." search={{}}>
                    {text.title}
                  </Link>
                ),
              },
              { id: report, content: name },
            ]}
          />
        }
        title={name}
        purpose={question}
        actions={
          <>
            <LookUpBox
              aria-label={text.product}
              className="w-full sm:w-52"
              isQuiet
              lookUp={api.seller.products.options.queryOptions}
              value={search.product ?? null}
              onChange={(id) => change({ product: id ?? undefined })}
              placeholder={text.allProducts}
            />
            {hasPeriod(report) && (
              <PeriodPicker value={period} onChange={(next) => change(writePeriod(next))} />
            )}
            <ViewActions report={report} period={period} />
            <LinkButton
              href={exportHref(`report-${report.toLowerCase()}`, asked, locale)}
              icon={<Download />}
            >
              {text.export}
            </LinkButton>
          </>
        }
      />
      <QueryStates
        query={query}
        skeleton={<Skeleton className="h-96 w-full" />}
        empty={{
          isEmpty: (parts) => parts.length === 0,
          element: <EmptyState icon={<BarChart3 />} {...emptyTexts} />,
        }}
      >
        {(parts) => (
          <div
            aria-busy={query.isPlaceholderData || undefined}
            className="grid grid-cols-1 gap-8 aria-busy:opacity-60"
          >
            {parts.map((part) => (
              <CurrencyProvider key={part.currency} currency={part.currency}>
                <ReportPart report={report} part={part} isNamed={parts.length > 1} />
              </CurrencyProvider>
            ))}
            <p className="-mt-5 text-muted text-sm">{note}</p>
          </div>
        )}
      </QueryStates>
    </>
  )
}
