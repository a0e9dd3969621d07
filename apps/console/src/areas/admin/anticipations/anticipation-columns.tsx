import type { Format } from '#i18n/use-format.ts'
import type { ListColumn, ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { AnticipationRow, AnticipationSort } from './anticipation.ts'
import { AnticipationStateBadge } from './anticipation-state-badge.tsx'
import type { AnticipationsMessages } from './messages/pt-br.ts'

type Words = { text: AnticipationsMessages; format: Format; now: Date }
type Column = ListColumn<AnticipationRow, never, AnticipationSort>
type Amount = 'feeCents' | 'netCents' | 'waitingCents' | 'reversedCents'

export function anticipationColumns(
  { text, format, now }: Words,
  kind: 'queue' | 'book',
): ListColumns<AnticipationRow, never, AnticipationSort> {
  const { column } = text
  const amount = (id: string, header: string, part: Amount): Column => ({
    id,
    header,
    align: 'end',
    isForWideOnly: true,
    card: 'none',
    cell: (row) => <Money cents={row[part]} currency={row.currency} />,
  })
  const time = (at: string, shown: string) => (
    <time dateTime={at} title={format.longDateTime(at)} className="whitespace-nowrap tabular-nums">
      {shown}
    </time>
  )
  return [
    {
      id: 'person',
      header: column.person,
      cell: ({ person }) => <span className="whitespace-nowrap">{person.name}</span>,
    },
    {
      id: 'asked',
      header: column.asked,
      sortBy: 'createdAt',
      card: 'subtitle',
      cell: ({ createdAt }) =>
        time(createdAt, kind === 'queue' ? format.ago(createdAt, now) : format.dateTime(createdAt)),
    },
    {
      id: 'state',
      header: column.state,
      card: 'badge',
      cell: ({ state }) => <AnticipationStateBadge state={state} />,
    },
    ...(kind === 'queue'
      ? [amount('fee', column.fee, 'feeCents'), amount('net', column.net, 'netCents')]
      : [amount('open', column.open, 'waitingCents'), amount('reversed', column.reversed, 'reversedCents')]),
    {
      id: 'gross',
      header: column.gross,
      sortBy: 'gross',
      align: 'end',
      card: 'amount',
      cell: ({ grossCents, currency }) => <Money cents={grossCents} currency={currency} />,
    },
  ]
}
