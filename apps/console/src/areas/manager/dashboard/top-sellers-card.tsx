import { Card, CardHeader } from '@balcao/ui/card'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { useMoneyText } from '#kit/use-money-text.ts'
import { managerDashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'

export function TopSellersCard({ sellers }: { sellers: DashboardData['topSellers'] }) {
  const text = useMessages(managerDashboardCatalogue).top
  const moneyText = useMoneyText()
  return (
    <Card className="grid grid-cols-1 content-start gap-3">
      <CardHeader title={text.title} detail={text.detail} />
      {sellers.length === 0 ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <ol className="divide-y divide-(--color-border)">
          {sellers.map(({ sellerId, name, grossCents, commissionCents }) => (
            <li key={sellerId} className="flex items-center justify-between gap-3 py-2.5">
              <span className="grid min-w-0">
                <Link
                  to="/manager-root/manager-users"
                  search={{ open: sellerId }}
                  className="truncate rounded-small underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
                <span className="truncate text-muted text-sm">{text.sold(moneyText(grossCents))}</span>
              </span>
              <span className="shrink-0 font-medium">
                <Money cents={commissionCents} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
