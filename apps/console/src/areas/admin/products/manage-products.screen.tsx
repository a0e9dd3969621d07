import { PackageSearch } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { manageProductsCatalogue } from './catalogue.ts'
import { reviewColumns } from './review-columns.tsx'
import { ReviewDrawer } from './review-drawer.tsx'

const decided = ['APPROVED', 'NEEDS_CHANGES', 'REJECTED', 'WITHDRAWN'] as const
const kinds = ['NEW', 'CHANGE', 'APPEAL'] as const

/** Product review: new products, changes to approved ones, and appeals. */
export function ManageProductsScreen() {
  const text = useMessages(manageProductsCatalogue)
  const format = useFormat()
  const now = useNow()
  const list = useList({
    id: 'manage-products',
    label: text.title,
    columns: useMemo(() => reviewColumns({ text, format, now }), [text, format, now]),
    filters: {
      state: {
        kind: 'one',
        label: text.filter.state,
        allLabel: text.filter.waiting,
        options: decided.map((state) => ({ value: state, label: text.states[state] })),
      },
      kind: {
        kind: 'one',
        label: text.filter.kind,
        options: kinds.map((kind) => ({ value: kind, label: text.kind[kind] })),
      },
    },
    quickFilter: 'state',
    searchLabel: text.search,
    defaultSort: { by: 'sentAt', direction: 'asc' },
    query: ({ search, filters, sort, cursor, limit }) =>
      api.admin.products.reviews.queryOptions({ search, ...filters, sort, cursor, limit }),
    rowId: (row) => row.id,
    rowLabel: (row) => text.rowLabel(row.productName, row.sellerName),
    drawer: (drawer) => <ReviewDrawer {...drawer} />,
    isQueue: true,
    empty: { icon: <PackageSearch />, title: text.empty.title, description: text.empty.text },
  })
  return <ListPage title={text.title} purpose={text.purpose} list={list} />
}
