import { Card, CardHeader } from '@balcao/ui/card'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#i18n/use-messages.ts'
import { useIsPhone } from '#kit/use-media.ts'
import { dashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'
import { LatestSalesList } from './latest-sales-list.tsx'
import { LatestSalesTable } from './latest-sales-table.tsx'

/** The latest sales, updated without a reload. */
export function LatestSalesCard({ sales }: { sales: DashboardData['latestSales'] }) {
  const text = useMessages(dashboardCatalogue).latest
  const isPhone = useIsPhone()
  const Sales = isPhone ? LatestSalesList : LatestSalesTable
  return (
    <Card isFlush>
      <CardHeader
        className="px-4 pt-4 pb-1 sm:px-5 sm:pt-5"
        title={text.title}
        detail={
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="size-2 rounded-full bg-positive" />
            {text.live}
          </span>
        }
        action={
          <Link
            to="/platform/my-sales"
            className="text-muted underline-offset-2 hover:text-default hover:underline"
          >
            {text.all}
          </Link>
        }
      />
      {sales.length === 0 ? (
        <p className="px-4 pt-3 pb-6 sm:px-5 text-muted">{text.none}</p>
      ) : (
        <Sales sales={sales} />
      )}
    </Card>
  )
}
