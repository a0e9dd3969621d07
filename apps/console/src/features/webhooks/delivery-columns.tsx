import { Badge } from '@balcao/ui/badge'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { DeliveryStateBadge } from './delivery-state-badge.tsx'
import type { DeliveryRow } from './endpoint.ts'
import type { WebhooksMessages } from './messages/pt-br.ts'

type Words = { text: WebhooksMessages['delivery']; event: WebhooksMessages['event']; format: Format }

export function deliveryColumns({ text, event, format }: Words): ListColumns<DeliveryRow> {
  const { column } = text
  return [
    {
      id: 'event',
      header: column.event,
      cell: ({ type, isTest }) => (
        <span className="inline-flex items-center gap-2 whitespace-nowrap">
          {event[type]} {isTest && <Badge>{text.test}</Badge>}
        </span>
      ),
    },
    {
      id: 'when',
      header: column.when,
      cell: ({ createdAt }) => (
        <time
          dateTime={createdAt}
          title={format.longDateTime(createdAt)}
          className="whitespace-nowrap tabular-nums"
        >
          {format.dateTime(createdAt)}
        </time>
      ),
    },
    {
      id: 'state',
      header: column.state,
      cell: (delivery) => (
        <DeliveryStateBadge
          delivery={delivery}
          detail={
            delivery.nextTryAt !== null && delivery.tries > 0
              ? text.next(format.dateTime(delivery.nextTryAt))
              : undefined
          }
        />
      ),
      card: 'badge',
    },
    {
      id: 'status',
      header: column.status,
      align: 'end',
      cell: ({ lastStatus }) => <span className="tabular-nums">{lastStatus ?? '—'}</span>,
      card: 'none',
    },
    {
      id: 'took',
      header: column.took,
      align: 'end',
      isForWideOnly: true,
      cell: ({ lastTookMs }) => (lastTookMs === null ? '—' : format.duration(lastTookMs)),
      card: 'none',
    },
    {
      id: 'tries',
      header: column.tries,
      align: 'end',
      cell: ({ tries }) => <span className="tabular-nums">{format.integer(tries)}</span>,
      card: 'none',
    },
  ]
}
