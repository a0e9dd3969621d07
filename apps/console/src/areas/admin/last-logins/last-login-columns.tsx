import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import { StandingBadge } from '#areas/admin/users/standing-badge.tsx'
import { readDevice } from '#features/account-security/device-name.ts'
import { MoneySums } from '#features/partners/money-sums.tsx'
import type { Format } from '#i18n/use-format.ts'
import { daysSince } from '#kit/days-since.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import type { LastLoginsMessages } from './messages/pt-br.ts'

type Row = inferOutput<typeof api.admin.users.lastLogins>['rows'][number]
type Sort = NonNullable<inferInput<typeof api.admin.users.lastLogins>['sort']>['by']
type Words = { text: LastLoginsMessages; format: Format; now: Date }

export function lastLoginColumns({ text, format, now }: Words): ListColumns<Row, never, Sort> {
  const { column } = text
  return [
    {
      id: 'seller',
      header: column.seller,
      sortBy: 'name',
      cell: ({ name }) => <span className="block max-w-60 truncate">{name}</span>,
    },
    {
      id: 'entered',
      header: column.entered,
      sortBy: 'enteredAt',
      card: 'subtitle',
      cell: ({ enteredAt }) =>
        enteredAt === null ? (
          <span className="text-muted">{text.never}</span>
        ) : (
          <time dateTime={enteredAt} title={format.longDateTime(enteredAt)} className="whitespace-nowrap">
            {text.days(daysSince(enteredAt, now))}
          </time>
        ),
    },
    {
      id: 'device',
      header: column.device,
      isForWideOnly: true,
      card: 'none',
      cell: ({ device }) => {
        const read = device && readDevice(device.userAgent)
        return read ? text.on(read.browser, read.system) : '—'
      },
    },
    {
      id: 'volume',
      header: column.volume,
      align: 'end',
      card: 'amount',
      cell: ({ volume }) => <MoneySums sums={volume} />,
    },
    {
      id: 'trend',
      header: column.trend,
      align: 'end',
      card: 'none',
      cell: (row) => <Trend row={row} format={format} />,
    },
    {
      id: 'balance',
      header: column.balance,
      align: 'end',
      card: 'none',
      cell: ({ balance }) => <MoneySums sums={balance} />,
    },
    {
      id: 'manager',
      header: column.manager,
      isForWideOnly: true,
      card: 'none',
      cell: ({ manager }) => <span className="text-muted">{manager?.name ?? text.noManager}</span>,
    },
    {
      id: 'standing',
      header: column.standing,
      card: 'badge',
      cell: ({ standing }) => <StandingBadge standing={standing} />,
    },
  ]
}

/** In the currency of most sales; a dash without anything to compare with. */
function Trend({ row: { volume, formerVolume }, format }: { row: Row; format: Format }) {
  const [former] = formerVolume
  if (!former) return '—'
  const cents = volume.find(({ currency }) => currency === former.currency)?.cents ?? 0
  const change = (cents - former.cents) / former.cents
  const tone = change < 0 ? 'text-negative' : change > 0 ? 'text-positive' : 'text-muted'
  return <span className={`tabular-nums ${tone}`}>{format.signedPercent(change)}</span>
}
