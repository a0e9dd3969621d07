import { Card, CardHeader } from '@balcao/ui/card'
import { joinClasses } from '@balcao/ui/join-classes'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMoneyText } from '#kit/use-money-text.ts'
import { acquirerHealthCatalogue } from './catalogue.ts'
import { StandingBadge } from './standing-badge.tsx'

type Acquirer = inferOutput<typeof api.admin.reports.state>['acquirers'][number]

/** Results of each account at an acquirer in the last day. */
export function AcquirersCard({ acquirers }: { acquirers: readonly Acquirer[] }) {
  const text = useMessages(acquirerHealthCatalogue)
  return (
    <Card className="grid grid-cols-1 content-start gap-3">
      <CardHeader title={text.title} detail={text.detail} />
      {acquirers.length === 0 ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <ul className="grid divide-y divide-(--color-border)">
          {acquirers.map((acquirer) => (
            <AcquirerLine key={acquirer.id} acquirer={acquirer} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function AcquirerLine({ acquirer }: { acquirer: Acquirer }) {
  const text = useMessages(acquirerHealthCatalogue)
  const format = useFormat()
  const moneyText = useMoneyText()
  const { name, standing, chargeCount, paidCount, heldCents, hours } = acquirer
  const total = (kind: 'well' | 'sick') => hours.reduce((sum, hour) => sum + hour[kind], 0)
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <p className="font-medium">{name}</p>
        <StandingBadge standing={standing} />
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 text-muted text-sm tabular-nums">
        <span>
          {chargeCount === 0
            ? text.noCharges
            : text.paid(format.integer(paidCount), format.integer(chargeCount))}
        </span>
        <span>{text.held(moneyText(heldCents))}</span>
      </p>
      <span
        role="img"
        aria-label={text.hours(name, format.integer(total('well')), format.integer(total('sick')))}
        className="flex h-3 items-end gap-0.5"
      >
        {hours.map(({ hour, well, sick }) => (
          <span
            key={hour}
            className={joinClasses(
              'flex-1 rounded-[2px]',
              sick > 0
                ? 'h-3 bg-(--color-negative)'
                : well > 0
                  ? 'h-2 bg-(--color-chart-2)'
                  : 'h-1 bg-sunken',
            )}
          />
        ))}
      </span>
    </li>
  )
}
