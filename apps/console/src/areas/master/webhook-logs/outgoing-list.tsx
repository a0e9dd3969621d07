import { outgoingEventTypes } from '@balcao/domain/platform/outgoing-events'
import { Badge } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import { ArrowUpFromLine, RotateCw } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { masterCatalogue } from '#areas/master/common/catalogue.ts'
import { platformFilter } from '#areas/master/common/platform-filter.ts'
import { readRowKey, writeRowKey } from '#areas/master/common/row-key.ts'
import { type Format, useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useEachRow } from '#kit/list/use-each-row.ts'
import { useList } from '#kit/list/use-list.ts'
import { Moment } from '#kit/moment.tsx'
import { webhookLogsCatalogue } from './catalogue.ts'
import type { WebhookLogsMessages } from './messages/pt-br.ts'
import { OutgoingDrawer } from './outgoing-drawer.tsx'
import { type Outgoing, outgoingTones } from './webhook-log.ts'

const states = ['WAITING', 'DELIVERED', 'DEAD'] as const

/** Webhook deliveries to sellers' servers on all platforms. */
export function OutgoingList() {
  const text = useMessages(webhookLogsCatalogue)
  const master = useMessages(masterCatalogue)
  const format = useFormat()
  const resend = useEachRow(api.master.logs.replayOutgoing, {
    toInput: (key) => {
      const { platformId, id } = readRowKey(key)
      return { platformId, deliveryId: id }
    },
    invalidates: [api.master.logs],
  })
  const list = useList({
    id: 'outgoing-webhooks',
    key: 'out',
    label: text.tabs.outgoing,
    columns: useMemo(() => outgoingColumns(text, format), [text, format]),
    filters: {
      state: {
        kind: 'one',
        label: text.column.state,
        allLabel: text.all,
        options: states.map((state) => ({ value: state, label: text.outgoingState[state] })),
      },
      type: {
        kind: 'one',
        label: text.column.event,
        allLabel: text.all,
        options: outgoingEventTypes.map((type) => ({ value: type, label: type })),
      },
      platformId: platformFilter(master),
    },
    defaultPeriod: '30',
    query: ({ filters, bounds, cursor, limit }) =>
      api.master.logs.outgoing.queryOptions({ ...filters, ...bounds, cursor, limit }),
    rowId: writeRowKey,
    rowLabel: ({ type, createdAt }) => `${type}, ${format.dateTime(createdAt)}`,
    bulkActions: [
      {
        id: 'resend',
        label: text.resend,
        icon: <RotateCw />,
        confirm: (count) => ({ title: text.bulkResend(count), text: text.bulkResendText }),
        run: resend,
      },
    ],
    drawer: (drawer) => <OutgoingDrawer {...drawer} />,
    empty: {
      icon: <ArrowUpFromLine />,
      title: text.outgoingEmpty.title,
      description: text.outgoingEmpty.text,
    },
  })
  return <ListView list={list} />
}

function outgoingColumns(text: WebhookLogsMessages, format: Format): ListColumns<Outgoing> {
  const { column } = text
  return [
    { id: 'when', header: column.when, cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      id: 'event',
      header: column.event,
      card: 'subtitle',
      cell: ({ type, isTest }) => (
        <span className="inline-flex items-center gap-2 font-mono text-sm">
          {type} {isTest && <Badge>{text.test}</Badge>}
        </span>
      ),
    },
    { id: 'platform', header: column.platform, cell: ({ platformName }) => platformName },
    {
      id: 'status',
      header: column.status,
      align: 'end',
      card: 'none',
      cell: ({ lastStatus }) => <span className="tabular-nums">{lastStatus ?? '—'}</span>,
    },
    {
      id: 'took',
      header: column.took,
      align: 'end',
      isForWideOnly: true,
      card: 'none',
      cell: ({ lastTookMs }) => (
        <span className="whitespace-nowrap tabular-nums">
          {lastTookMs === null ? '—' : format.duration(lastTookMs)}
        </span>
      ),
    },
    {
      id: 'tries',
      header: column.tries,
      align: 'end',
      card: 'none',
      cell: ({ tries }) => <span className="tabular-nums">{format.integer(tries)}</span>,
    },
    {
      id: 'state',
      header: column.state,
      card: 'badge',
      cell: ({ state }) => <StatusBadge tone={outgoingTones[state]}>{text.outgoingState[state]}</StatusBadge>,
    },
  ]
}
