import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import type { ReceiversMessages } from './messages/pt-br.ts'

type List = typeof api.admin.receivers.list
export type Receiver = inferOutput<List>['rows'][number]
type ReceiverSort = NonNullable<inferInput<List>['sort']>['by']

const tones: Record<Receiver['status'], Tone> = {
  PENDING: 'pending',
  ACTIVE: 'positive',
  REJECTED: 'negative',
}

type Words = { text: ReceiversMessages; format: Format; now: Date }

export function receiverColumns({ text, format, now }: Words): ListColumns<Receiver, never, ReceiverSort> {
  const { column } = text
  return [
    {
      id: 'name',
      header: column.name,
      cell: ({ name, userId }) => (userId === null ? text.platform : (name ?? '—')),
    },
    { id: 'account', header: column.account, card: 'subtitle', cell: ({ account }) => account.label },
    {
      id: 'status',
      header: column.status,
      card: 'badge',
      cell: ({ status }) => <StatusBadge tone={tones[status]}>{text.status[status]}</StatusBadge>,
    },
    {
      id: 'said',
      header: column.said,
      card: 'detail',
      cell: ({ failure, rawStatus, certainty }) => {
        const said = certainty === 'UNKNOWN' ? text.noAnswer : (failure ?? rawStatus)
        return said === null ? (
          '—'
        ) : (
          <span className="wrap-anywhere block max-w-96 whitespace-normal">{said}</span>
        )
      },
    },
    {
      id: 'transfer',
      header: column.transfer,
      card: 'badge',
      cell: ({ status, userId, automaticTransfer }) =>
        status !== 'ACTIVE' || userId === null ? (
          '—'
        ) : (
          <StatusBadge tone={automaticTransfer ? 'positive' : 'pending'}>
            {automaticTransfer ? text.transfer.on : text.transfer.off}
          </StatusBadge>
        ),
    },
    {
      id: 'balance',
      header: column.balance,
      card: 'detail',
      cell: ({ balanceCents }) => (balanceCents === null ? '—' : format.money(balanceCents)),
    },
    {
      id: 'created',
      header: column.created,
      sortBy: 'createdAt',
      card: 'detail',
      cell: ({ createdAt, syncedAt }) => (
        <time dateTime={createdAt} title={format.longDateTime(createdAt)} className="whitespace-nowrap">
          {syncedAt === null ? format.ago(createdAt, now) : text.asked(format.ago(syncedAt, now))}
        </time>
      ),
    },
  ]
}
