import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { QuietTiles } from '@balcao/ui/tile'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { firstDayOf } from '#areas/master/charges/charge.ts'
import { masterDashboardCatalogue } from '#areas/master/dashboard/catalogue.ts'
import type { PlatformStanding } from '#areas/master/platforms/platform.ts'
import { AcquirersCard } from '#features/acquirers/acquirers-card.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { rate, relativeChange, shownChange } from '#kit/change.ts'
import { MoneyByDayCard } from '#kit/charts/money-by-day-card.tsx'
import { CurrencyProvider } from '#kit/currency.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { AttentionCard } from './attention-card.tsx'
import { platformCatalogue } from './catalogue.ts'

/**
 * One platform at a glance: sales of thirty days, charging and payouts, bills owed to the operator, and open
 * issues.
 */
export function OverviewTab({ platformId }: { platformId: string }) {
  const { volume } = useMessages(masterDashboardCatalogue)
  const standing = useQuery(api.master.platforms.standing.queryOptions({ platformId }))
  return (
    <QueryStates query={standing} skeleton={<Skeleton className="h-96 w-full rounded-card" />}>
      {(shown) => (
        <CurrencyProvider currency={shown.figures.currency}>
          <div className="grid grid-cols-1 gap-4">
            <Figures standing={shown} />
            <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[2fr_1fr]">
              <div className="grid grid-cols-1 gap-4">
                <MoneyByDayCard data={shown.figures} text={volume} />
                <AcquirersCard acquirers={shown.acquirers} />
              </div>
              <div className="grid grid-cols-1 gap-4 max-xl:-order-1">
                <AttentionCard platformId={platformId} standing={shown} />
                <CoverCard standing={shown} />
              </div>
            </div>
          </div>
        </CurrencyProvider>
      )}
    </QueryStates>
  )
}

function Figures({ standing }: { standing: PlatformStanding }) {
  const { overview: text } = useMessages(platformCatalogue)
  const format = useFormat()
  const { figures, sellers, nextBill } = standing
  const { current, previous, currency } = figures
  const growth = relativeChange({ now: current.grossCents, before: previous.grossCents })
  const chargebacks = rate(current.chargebackCount, current.salesCount)
  const ticket = current.salesCount === 0 ? 0 : Math.round(current.grossCents / current.salesCount)
  return (
    <QuietTiles
      figures={[
        {
          id: 'volume',
          label: text.volume,
          value: format.money(current.grossCents, currency),
          change: growth && shownChange(growth, format.signedPercent(growth.share), text.versus, 'up'),
          detail: text.margin(format.money(figures.earnings.marginCents, currency)),
        },
        {
          id: 'sales',
          label: text.sales,
          value: format.integer(current.salesCount),
          detail: [
            text.ticket(format.money(ticket, currency)),
            ...(chargebacks === null ? [] : [text.chargeback(format.percent(chargebacks))]),
          ].join(' · '),
        },
        {
          id: 'sellers',
          label: text.sellers,
          value: format.integer(sellers.selling),
          detail: text.ofSellers(sellers.all),
        },
        {
          id: 'bill',
          label: text.bill,
          value:
            nextBill === null
              ? '—'
              : format.list(
                  nextBill.lines.map(({ amountCents, currency: of }) => format.money(amountCents, of)),
                ),
          detail: nextBill === null ? text.noContract : text.billOf(format.month(firstDayOf(nextBill.month))),
        },
      ]}
    />
  )
}

/** Total owed to everybody against the balances at the acquirers, in the currency of most sales. */
function CoverCard({ standing: { owed, atAcquirers, figures } }: { standing: PlatformStanding }) {
  const { solvency: text } = useMessages(platformCatalogue)
  const format = useFormat()
  const { currency } = figures
  return (
    <Card className="grid content-start gap-4">
      <CardHeader
        title={text.title}
        detail={
          owed.totalCents > 0
            ? text.covered(format.percent(atAcquirers.totalCents / owed.totalCents))
            : text.nothingOwed
        }
      />
      <MoneyLines
        lines={[
          { label: text.here, cents: atAcquirers.totalCents, currency },
          { label: text.owed, cents: -owed.totalCents, currency },
          { label: text.left, cents: atAcquirers.totalCents - owed.totalCents, currency, isSum: true },
        ]}
      />
    </Card>
  )
}
