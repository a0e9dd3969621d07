import { Card, CardHeader } from '@balcao/ui/card'
import { StatusBadge } from '@balcao/ui/status-badge'
import { Link } from '@tanstack/react-router'
import { CellBadge } from '#areas/master/common/cell-badge.tsx'
import { MoneyByCurrency } from '#areas/master/common/money-by-currency.tsx'
import { PlatformName } from '#areas/master/common/platform-name.tsx'
import { PlatformStateBadge } from '#areas/master/common/platform-state-badge.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { masterDashboardCatalogue } from './catalogue.ts'
import type { PlatformFigures } from './overview.ts'

/** Each platform with its money and its open tasks; on a phone one below the other. */
export function PlatformsTable({ platforms }: { platforms: readonly PlatformFigures[] }) {
  const { table } = useMessages(masterDashboardCatalogue)
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-semibold">{table}</h2>
      <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2">
        {platforms.map((platform) => (
          <li key={platform.platformId}>
            <PlatformCard platform={platform} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlatformCard({ platform }: { platform: PlatformFigures }) {
  const { column } = useMessages(masterDashboardCatalogue)
  const { platformId, state, sold, solvency } = platform
  const sums = (of: 'owedCents' | 'hereCents' | 'leftCents') =>
    solvency.map(({ currency, [of]: cents }) => ({ currency, cents }))
  const figures = [
    { id: 'sold', label: column.sold, sums: sold },
    { id: 'here', label: column.here, sums: sums('hereCents') },
    { id: 'owed', label: column.owed, sums: sums('owedCents') },
    { id: 'left', label: column.left, sums: sums('leftCents') },
  ]
  return (
    <Card className="grid h-full content-start gap-3">
      <CardHeader
        title={
          <Link to={`/master-root/platforms/${platformId}`} className="hover:underline">
            <PlatformName {...platform} />
          </Link>
        }
        action={
          <span className="flex flex-wrap justify-end gap-1.5">
            <CellBadge {...platform} />
            <PlatformStateBadge state={state} />
          </span>
        }
      />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2">
        {figures.map(({ id, label, sums }) => (
          <div key={id} className="grid content-start justify-items-start">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-medium">
              <MoneyByCurrency sums={sums} />
            </dd>
          </div>
        ))}
      </dl>
      <Alerts platform={platform} />
    </Card>
  )
}

const queueNames = [
  'lateWebhooks',
  'quarantined',
  'deadDeliveries',
  'lateRenewals',
  'stuckWithdrawals',
] as const

function Alerts({ platform: { solvency, overdueCharges, queues } }: { platform: PlatformFigures }) {
  const { alert, calm, column } = useMessages(masterDashboardCatalogue)
  const alerts = [
    ...(solvency.some(({ leftCents }) => leftCents < 0) ? [alert.insolvent] : []),
    ...(overdueCharges > 0 ? [alert.overdueCharges(overdueCharges)] : []),
    ...queueNames.filter((name) => queues[name] > 0).map((name) => alert[name](queues[name])),
  ]
  if (alerts.length === 0) return <StatusBadge tone="positive">{calm}</StatusBadge>
  return (
    <ul aria-label={column.attention} className="flex flex-wrap gap-1.5">
      {alerts.map((text) => (
        <li key={text}>
          <StatusBadge tone="disputed">{text}</StatusBadge>
        </li>
      ))}
    </ul>
  )
}
