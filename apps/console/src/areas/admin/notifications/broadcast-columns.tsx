import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import type { NotificationsMessages } from './messages/pt-br.ts'

export type BroadcastRow = inferOutput<typeof api.admin.broadcasts.list>['rows'][number]

const tones: Record<BroadcastRow['state'], Tone> = {
  SCHEDULED: 'pending',
  SENT: 'positive',
  CANCELED: 'neutral',
}

type Words = { text: NotificationsMessages; format: Format }

export function broadcastColumns({ text, format }: Words): ListColumns<BroadcastRow, never, 'createdAt'> {
  const { column } = text
  return [
    {
      id: 'title',
      header: column.title,
      cell: ({ title, isByMail }) => (
        <span className="grid">
          {title}
          <span className="font-normal text-muted text-sm">{isByMail ? text.withMail : text.bellOnly}</span>
        </span>
      ),
    },
    {
      id: 'audience',
      header: column.audience,
      card: 'subtitle',
      cell: ({ audience }) => audienceText(text, audience),
    },
    {
      id: 'state',
      header: column.state,
      card: 'badge',
      cell: ({ state }) => (
        <StatusBadge tone={tones[state]} {...(state === 'CANCELED' && { icon: canceledIcon })}>
          {text.states[state]}
        </StatusBadge>
      ),
    },
    {
      id: 'when',
      header: column.when,
      sortBy: 'createdAt',
      card: 'detail',
      cell: ({ sentAt, sendAt }) => (
        <time dateTime={sentAt ?? sendAt} className="whitespace-nowrap">
          {format.dateTime(sentAt ?? sendAt)}
        </time>
      ),
    },
    {
      id: 'read',
      header: column.read,
      card: 'detail',
      cell: ({ toldCount, readCount }) =>
        toldCount === null ? '—' : text.readBy(format.integer(readCount), format.integer(toldCount)),
    },
    { id: 'by', header: column.by, isForWideOnly: true, card: 'none', cell: ({ createdBy }) => createdBy },
  ]
}

function audienceText(text: NotificationsMessages, audience: BroadcastRow['audience']): string {
  const words = text.audienceText
  if (audience.kind === 'ALL') return words.ALL
  return audience.kind === 'CURRENCY'
    ? words.CURRENCY(audience.currency)
    : words[audience.kind](audience.days)
}
