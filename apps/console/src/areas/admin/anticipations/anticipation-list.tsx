import { CalendarClock } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { bookStates, queueStates } from './anticipation.ts'
import { anticipationColumns } from './anticipation-columns.tsx'
import { AnticipationDrawer } from './anticipation-drawer.tsx'
import { anticipationsCatalogue } from './catalogue.ts'

/** Requests that wait for a decision, the oldest first, or decided ones, the newest first. */
export function AnticipationList({ kind }: { kind: 'queue' | 'book' }) {
  const text = useMessages(anticipationsCatalogue)
  const format = useFormat()
  const now = useNow()
  const states = kind === 'queue' ? queueStates : bookStates
  const list = useList({
    id: `anticipations-${kind}`,
    label: text[kind].title,
    columns: useMemo(() => anticipationColumns({ text, format, now }, kind), [text, format, now, kind]),
    filters: {
      state: {
        kind: 'one',
        label: text.filter,
        allLabel: text.all,
        options: states.map((state) => ({ value: state, label: text.states[state] })),
      },
    },
    quickFilter: 'state',
    searchLabel: text.search,
    defaultSort: { by: 'createdAt', direction: kind === 'queue' ? 'asc' : 'desc' },
    query: ({ search, filters, sort, cursor, limit }) =>
      api.admin.anticipations.list.queryOptions({
        search,
        states: filters.state === undefined ? [...states] : [filters.state],
        sort,
        cursor,
        limit,
      }),
    rowId: (row) => row.id,
    rowLabel: (row) => text.rowLabel(row.person.name, format.money(row.grossCents, row.currency)),
    drawer: (drawer) => <AnticipationDrawer {...drawer} />,
    isQueue: kind === 'queue',
    empty: { icon: <CalendarClock />, title: text[kind].empty, description: text[kind].emptyText },
  })
  return <ListPage title={text[kind].title} purpose={text[kind].purpose} list={list} />
}
