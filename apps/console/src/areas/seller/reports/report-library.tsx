import type { Report } from '@balcao/domain/reports'
import { Card, CardHeader } from '@balcao/ui/card'
import { Link } from '@tanstack/react-router'
import {
  BadgeCheck,
  BarChart3,
  CalendarDays,
  CreditCard,
  Link2,
  Package,
  RefreshCw,
  Tag,
  Undo2,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { PageHeader } from '../../../kit/page-header.tsx'
import { reportsCatalogue } from './catalogue.ts'

const icons: Record<Report, ReactNode> = {
  PERIOD: <BarChart3 />,
  PRODUCT: <Package />,
  OFFER: <Tag />,
  SOURCE: <Link2 />,
  AFFILIATE: <UserRound />,
  METHOD: <CreditCard />,
  APPROVAL: <BadgeCheck />,
  REFUNDS: <Undo2 />,
  SUBSCRIPTIONS: <RefreshCw />,
  RELEASES: <CalendarDays />,
}

const groups = {
  sales: ['PERIOD', 'PRODUCT', 'OFFER', 'SOURCE', 'AFFILIATE', 'METHOD'],
  customers: ['APPROVAL', 'REFUNDS', 'SUBSCRIPTIONS'],
  money: ['RELEASES'],
} as const satisfies Record<string, readonly Report[]>

/** Every report by the question that it answers. */
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
                  <Link
                    to="."
                    search={{ report }}
                    className="flex items-center gap-3 rounded-control px-2 py-2.5 hover:bg-hover"
                  >
                    <span
                      aria-hidden="true"
                      className="grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-muted [&>svg]:size-4"
                    >
                      {icons[report]}
                    </span>
                    <span className="grid min-w-0">
                      <span className="font-medium">{text.reports[report].name}</span>
                      <span className="text-muted text-sm">{text.reports[report].question}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  )
}
