import { StatusBadge } from '@balcao/ui/status-badge'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import { type AccountingExportRow, type AccountingSort, exportTones } from './accounting-export.ts'
import type { AccountingMessages } from './messages/pt-br.ts'

type Words = { text: AccountingMessages; format: Format }

export function accountingColumns({
  text,
  format,
}: Words): ListColumns<AccountingExportRow, never, AccountingSort> {
  const { column } = text
  return [
    {
      id: 'period',
      header: column.period,
      cell: ({ fromDay, toDay }) => (
        <span className="whitespace-nowrap tabular-nums">
          {text.period(format.date(fromDay), format.date(toDay))}
        </span>
      ),
    },
    { id: 'format', header: column.format, card: 'subtitle', cell: ({ format: kind }) => kind },
    {
      id: 'state',
      header: column.state,
      card: 'badge',
      cell: ({ state }) => <StatusBadge tone={exportTones[state]}>{text.state[state]}</StatusBadge>,
    },
    {
      id: 'requested',
      header: column.requested,
      sortBy: 'requestedAt',
      isForWideOnly: true,
      card: 'none',
      cell: ({ requesterName, requestedAt }) => (
        <span className="whitespace-nowrap">
          {requesterName}
          <time dateTime={requestedAt} className="block text-muted text-xs tabular-nums">
            {format.dateTime(requestedAt)}
          </time>
        </span>
      ),
    },
    {
      id: 'rows',
      header: column.rows,
      align: 'end',
      isForWideOnly: true,
      card: 'none',
      cell: ({ rowsCount }) => (
        <span className="tabular-nums">{rowsCount === null ? '—' : format.integer(rowsCount)}</span>
      ),
    },
    {
      id: 'difference',
      header: column.difference,
      align: 'end',
      card: 'amount',
      cell: ({ state, differenceCents }) => (state === 'WAITING' ? '—' : <Money cents={differenceCents} />),
    },
  ]
}
