import { StatusBadge } from '@balcao/ui/status-badge'
import type { Format } from '#i18n/use-format.ts'
import { daysSince } from '#kit/days-since.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { DebtRow, DebtSort } from './debt.ts'
import type { DebtsMessages } from './messages/pt-br.ts'

type Words = { text: DebtsMessages; format: Format; now: Date }

export function debtColumns({ text, format, now }: Words): ListColumns<DebtRow, never, DebtSort> {
  const { column } = text
  return [
    {
      id: 'person',
      header: column.person,
      cell: ({ person }) => <span className="whitespace-nowrap">{person.name}</span>,
    },
    {
      id: 'since',
      header: column.since,
      card: 'subtitle',
      cell: ({ since }) =>
        since === null ? (
          '—'
        ) : (
          <time dateTime={since} title={format.longDateTime(since)} className="whitespace-nowrap">
            {text.days(daysSince(since, now))}
          </time>
        ),
    },
    {
      id: 'cause',
      header: column.cause,
      card: 'detail',
      cell: ({ cause }) => (cause === null ? '—' : text.cause[cause]),
    },
    {
      id: 'stage',
      header: column.stage,
      card: 'badge',
      cell: ({ stage }) => (
        <StatusBadge tone={stage === null ? 'neutral' : stage === 'LEGAL' ? 'negative' : 'info'}>
          {stage === null ? text.noStage : text.stage[stage]}
        </StatusBadge>
      ),
    },
    {
      id: 'covered',
      header: column.covered,
      align: 'end',
      isForWideOnly: true,
      card: 'none',
      cell: ({ coveredCents, currency }) => <Money cents={coveredCents} currency={currency} />,
    },
    {
      id: 'exposed',
      header: column.exposed,
      align: 'end',
      isForWideOnly: true,
      card: 'none',
      cell: ({ exposedCents, currency }) => <Money cents={exposedCents} currency={currency} />,
    },
    {
      id: 'debt',
      header: column.debt,
      sortBy: 'debt',
      align: 'end',
      card: 'amount',
      cell: ({ debtCents, currency }) => <Money cents={debtCents} currency={currency} />,
    },
  ]
}
