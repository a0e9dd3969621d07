import { MoneySums } from '#features/partners/money-sums.tsx'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import type { ManagerRow } from './manager.ts'
import { ManagerStatusBadge } from './manager-status-badge.tsx'
import type { ManageManagersMessages } from './messages/pt-br.ts'

type Words = { text: ManageManagersMessages; format: Format; now: Date }
type Figure = 'soldCents' | 'earnedCents' | 'availableCents'

export function managerColumns({ text, format, now }: Words): ListColumns<ManagerRow> {
  const { column } = text
  const sums = ({ figures }: ManagerRow, figure: Figure) => (
    <MoneySums sums={figures.map((one) => ({ currency: one.currency, cents: one[figure] }))} />
  )
  return [
    {
      id: 'name',
      header: column.name,
      cell: ({ name }) => <span className="whitespace-nowrap">{name}</span>,
    },
    {
      id: 'email',
      header: column.email,
      cell: ({ email }) => <span className="block truncate sm:max-w-52">{email}</span>,
      card: 'subtitle',
    },
    {
      id: 'sellers',
      header: column.sellers,
      align: 'end',
      cell: ({ sellers }) => <span className="tabular-nums">{format.integer(sellers)}</span>,
      card: 'none',
    },
    {
      id: 'sold',
      header: column.sold,
      align: 'end',
      cell: (row) => sums(row, 'soldCents'),
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'earned',
      header: column.earned,
      align: 'end',
      cell: (row) => sums(row, 'earnedCents'),
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'available',
      header: column.available,
      align: 'end',
      cell: (row) => sums(row, 'availableCents'),
      card: 'amount',
    },
    {
      id: 'lastAccess',
      header: column.lastAccess,
      isForWideOnly: true,
      card: 'none',
      cell: ({ lastAccessAt }) =>
        lastAccessAt === null ? (
          <span className="text-muted">{text.neverEntered}</span>
        ) : (
          <time dateTime={lastAccessAt} className="whitespace-nowrap">
            {format.ago(lastAccessAt, now)}
          </time>
        ),
    },
    {
      id: 'status',
      header: column.status,
      cell: ({ status }) => <ManagerStatusBadge status={status} />,
      card: 'badge',
    },
  ]
}
