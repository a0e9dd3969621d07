import { StatusBadge } from '@balcao/ui/status-badge'
import { ArrowDownToLine, RotateCw } from 'lucide-react'
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
import { IncomingDrawer } from './incoming-drawer.tsx'
import type { WebhookLogsMessages } from './messages/pt-br.ts'
import { type Incoming, incomingTones } from './webhook-log.ts'

const states = [
  'QUARANTINED',
  'FORGED',
  'RECEIVED',
  'WAITING',
  'APPLIED',
  'DUPLICATE',
  'IGNORED',
  'DISCARDED',
] as const

/** Webhooks of acquirers to all platforms. */
export function IncomingList() {
  const text = useMessages(webhookLogsCatalogue)
  const master = useMessages(masterCatalogue)
  const format = useFormat()
  const replay = useEachRow(api.master.logs.replayIncoming, {
    toInput: (key) => {
      const { platformId, id } = readRowKey(key)
      return { platformId, webhookId: id }
    },
    invalidates: [api.master.logs],
  })
  const list = useList({
    id: 'incoming-webhooks',
    key: 'in',
    label: text.tabs.incoming,
    columns: useMemo(() => incomingColumns(text, format), [text, format]),
    filters: {
      state: {
        kind: 'one',
        label: text.column.state,
        allLabel: text.all,
        options: states.map((state) => ({ value: state, label: text.incomingState[state] })),
      },
      provider: {
        kind: 'lookup',
        label: text.column.from,
        allLabel: text.allProviders,
        lookUp: (asked: { search: string } | { ids: string[] }) =>
          api.master.logs.providers.queryOptions(asked),
      },
      platformId: platformFilter(master),
    },
    defaultPeriod: '30',
    query: ({ filters, bounds, cursor, limit }) =>
      api.master.logs.incoming.queryOptions({ ...filters, ...bounds, cursor, limit }),
    rowId: writeRowKey,
    rowLabel: ({ accountLabel, receivedAt }) => `${accountLabel}, ${format.dateTime(receivedAt)}`,
    bulkActions: [
      {
        id: 'replay',
        label: text.replay,
        icon: <RotateCw />,
        confirm: (count) => ({ title: text.bulkReplay(count), text: text.bulkReplayText }),
        run: replay,
      },
    ],
    drawer: (drawer) => <IncomingDrawer {...drawer} />,
    empty: {
      icon: <ArrowDownToLine />,
      title: text.incomingEmpty.title,
      description: text.incomingEmpty.text,
    },
  })
  return <ListView list={list} />
}

function incomingColumns(text: WebhookLogsMessages, format: Format): ListColumns<Incoming> {
  const { column } = text
  return [
    { id: 'when', header: column.when, cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
    { id: 'from', header: column.from, card: 'subtitle', cell: ({ accountLabel }) => accountLabel },
    { id: 'platform', header: column.platform, cell: ({ platformName }) => platformName },
    {
      id: 'took',
      header: column.took,
      align: 'end',
      card: 'none',
      cell: ({ tookMs }) => (
        <span className="whitespace-nowrap tabular-nums">
          {tookMs === null ? '—' : format.duration(tookMs)}
        </span>
      ),
    },
    {
      id: 'state',
      header: column.state,
      card: 'badge',
      cell: ({ state }) => <StatusBadge tone={incomingTones[state]}>{text.incomingState[state]}</StatusBadge>,
    },
  ]
}
