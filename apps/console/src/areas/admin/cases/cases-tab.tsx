import { Inbox } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { caseColumns } from './case-columns.tsx'
import { CaseDrawer } from './case-drawer.tsx'
import { casesCatalogue } from './catalogue.ts'
import { caseKinds } from './payment-case.ts'

/** Sales whose money or missing answer no rule settles, the oldest first, each with its resolutions. */
export function CasesTab() {
  const text = useMessages(casesCatalogue)
  const format = useFormat()
  const now = useNow()
  const list = useList({
    id: 'cases',
    label: text.tab.sales,
    columns: useMemo(() => caseColumns({ text, format, now }), [text, format, now]),
    filters: {
      standing: {
        kind: 'one',
        label: text.filter.open,
        allLabel: text.filter.opens.open,
        options: [{ value: 'closed', label: text.filter.opens.closed }],
      },
      kind: {
        kind: 'one',
        label: text.filter.kind,
        options: caseKinds.map((kind) => ({ value: kind, label: text.kind[kind] })),
      },
    },
    quickFilter: 'standing',
    defaultSort: { by: 'openedAt', direction: 'asc' },
    query: ({ filters: { standing, kind }, sort, cursor, limit }) =>
      api.admin.cases.list.queryOptions({ isOpen: standing !== 'closed', kind, sort, cursor, limit }),
    rowId: (row) => row.caseId,
    rowLabel: (row) => text.rowLabel(text.kind[row.kind], row.orderCode),
    drawer: (drawer) => <CaseDrawer {...drawer} />,
    isQueue: true,
    empty: { icon: <Inbox />, title: text.empty.title, description: text.empty.text },
  })
  return <ListView list={list} />
}
