import { Badge } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { Format } from '#i18n/use-format.ts'
import { daysSince } from '#kit/days-since.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import { type ChargeRow, chargeTones, firstDayOf } from './charge.ts'
import type { MasterChargesMessages } from './messages/pt-br.ts'

type Words = { text: MasterChargesMessages; format: Format; now: Date }

export function chargeColumns({ text, format, now }: Words): ListColumns<ChargeRow> {
  const { column } = text
  return [
    {
      id: 'platform',
      header: column.platform,
      cell: ({ platformName }) => <span className="whitespace-nowrap">{platformName}</span>,
    },
    {
      id: 'month',
      header: column.month,
      card: 'subtitle',
      cell: ({ month }) => <span className="whitespace-nowrap">{format.month(firstDayOf(month))}</span>,
    },
    {
      id: 'state',
      header: column.state,
      card: 'badge',
      cell: ({ state, dueAt, isContested }) => (
        <span className="flex flex-wrap items-center gap-1.5">
          <StatusBadge
            tone={chargeTones[state]}
            {...(state === 'OVERDUE' && { detail: text.late(Math.max(1, daysSince(dueAt, now))) })}
          >
            {text.state[state]}
          </StatusBadge>
          {isContested && <Badge tone="disputed">{text.contested}</Badge>}
        </span>
      ),
    },
    {
      id: 'due',
      header: column.due,
      card: 'none',
      cell: ({ dueAt }) => <time dateTime={dueAt}>{format.date(dueAt)}</time>,
    },
    {
      id: 'volume',
      header: column.volume,
      align: 'end',
      isForWideOnly: true,
      card: 'none',
      cell: ({ volumeCents, currency }) => <Money cents={volumeCents} currency={currency} />,
    },
    {
      id: 'amount',
      header: column.amount,
      align: 'end',
      card: 'amount',
      cell: ({ amountCents, currency }) => <Money cents={amountCents} currency={currency} />,
    },
  ]
}
