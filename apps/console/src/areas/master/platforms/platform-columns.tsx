import { CellBadge } from '#areas/master/common/cell-badge.tsx'
import { MoneyByCurrency } from '#areas/master/common/money-by-currency.tsx'
import { PlatformName } from '#areas/master/common/platform-name.tsx'
import { PlatformStateBadge } from '#areas/master/common/platform-state-badge.tsx'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import type { PlatformsMessages } from './messages/pt-br.ts'
import type { PlatformRow } from './platform.ts'

type Words = { text: PlatformsMessages; format: Format }

export function platformColumns({
  text,
  format,
}: Words): ListColumns<PlatformRow, never, 'name' | 'createdAt'> {
  const { column } = text
  return [
    {
      id: 'name',
      header: column.name,
      sortBy: 'name',
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <PlatformName {...row} />
          <CellBadge {...row} />
        </span>
      ),
    },
    { id: 'host', header: column.host, card: 'subtitle', cell: ({ host }) => host ?? '—' },
    {
      id: 'state',
      header: column.state,
      card: 'badge',
      cell: ({ state }) => <PlatformStateBadge state={state} />,
    },
    {
      id: 'contract',
      header: column.contract,
      isForWideOnly: true,
      card: 'none',
      cell: ({ contract }) =>
        contract === null ? (
          <span className="text-muted">{text.noContract}</span>
        ) : (
          <span className="whitespace-nowrap tabular-nums">
            {text.contract(format.money(contract.fixedCents), format.basisPoints(contract.basisPoints))}
          </span>
        ),
    },
    {
      id: 'sellers',
      header: column.sellers,
      align: 'end',
      card: 'none',
      cell: ({ sellers }) => <span className="tabular-nums">{format.integer(sellers)}</span>,
    },
    {
      id: 'sold',
      header: column.sold,
      align: 'end',
      card: 'amount',
      cell: ({ sold }) => <MoneyByCurrency sums={sold} />,
    },
    {
      id: 'created',
      header: column.created,
      sortBy: 'createdAt',
      isForWideOnly: true,
      card: 'none',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt)}</time>,
    },
  ]
}
