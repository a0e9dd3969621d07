import { Repeat } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { masterCatalogue } from '#areas/master/common/catalogue.ts'
import { platformFilter } from '#areas/master/common/platform-filter.ts'
import { writeRowKey } from '#areas/master/common/row-key.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { subscriptionLogsCatalogue } from './catalogue.ts'
import { subscriptionLogColumns } from './subscription-log-columns.tsx'
import { SubscriptionLogDrawer } from './subscription-log-drawer.tsx'

const groups = ['CHARGED', 'FAILED', 'ENGINE', 'DECIDED'] as const

export function SubscriptionLogsScreen() {
  const text = useMessages(subscriptionLogsCatalogue)
  const master = useMessages(masterCatalogue)
  const format = useFormat()
  const list = useList({
    id: 'subscription-logs',
    label: text.title,
    columns: useMemo(() => subscriptionLogColumns(text, format), [text, format]),
    filters: {
      group: {
        kind: 'one',
        label: text.filter,
        allLabel: text.all,
        options: groups.map((group) => ({ value: group, label: text.group[group] })),
      },
      platformId: platformFilter(master),
    },
    quickFilter: 'group',
    defaultPeriod: '30',
    query: ({ filters, bounds, cursor, limit }) =>
      api.master.logs.subscriptions.queryOptions({ ...filters, ...bounds, cursor, limit }),
    // A subscription has many steps, so a row's key has both ids; it opens the subscription.
    rowId: ({ platformId, subscriptionId, id }) => writeRowKey({ platformId, id: `${subscriptionId}.${id}` }),
    drawer: (drawer) => <SubscriptionLogDrawer {...drawer} />,
    rowLabel: ({ kind, at }) => `${text.step[kind]}, ${format.dateTime(at)}`,
    empty: { icon: <Repeat />, title: text.empty.title, description: text.empty.text },
  })
  return <ListPage title={text.title} purpose={text.purpose} list={list} />
}
