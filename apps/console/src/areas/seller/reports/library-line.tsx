import type { Report } from '@balcao/domain/reports/reports'
import { Link } from '@tanstack/react-router'
import {
  BadgeCheck,
  BarChart3,
  CalendarDays,
  CreditCard,
  Link2,
  Package,
  RefreshCw,
  ShoppingCart,
  Tag,
  Undo2,
  UserRound,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'

const icons: Record<Report, ReactNode> = {
  PERIOD: <BarChart3 />,
  PRODUCT: <Package />,
  OFFER: <Tag />,
  SOURCE: <Link2 />,
  AFFILIATE: <UserRound />,
  METHOD: <CreditCard />,
  APPROVAL: <BadgeCheck />,
  CARTS: <ShoppingCart />,
  REFUNDS: <Undo2 />,
  SUBSCRIPTIONS: <RefreshCw />,
  COHORT: <Users />,
  RELEASES: <CalendarDays />,
}

type LibraryLineProps = {
  report: Report
  search: Record<string, string | undefined>
  name: string
  detail: ReactNode
}

/** A report to open, with its picture. */
export function LibraryLine({ report, search, name, detail }: LibraryLineProps) {
  return (
    <Link
      to="."
      search={search}
      className="flex min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-2.5 hover:bg-hover"
    >
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-muted [&>svg]:size-4"
      >
        {icons[report]}
      </span>
      <span className="grid min-w-0">
        <span className="truncate font-medium">{name}</span>
        <span className="text-muted text-sm">{detail}</span>
      </span>
    </Link>
  )
}
