import { ShoppingBag } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '../../../api/client.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { purchasesCatalogue } from './catalogue.ts'
import { purchaseColumns } from './purchase-columns.tsx'

export function PurchasesScreen() {
  const text = useMessages(purchasesCatalogue)
  const format = useFormat()
  const columns = useMemo(() => purchaseColumns({ column: text.column, format }), [text, format])
  const list = useList({
    id: 'my-purchases',
    label: text.title,
    columns,
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ sort, cursor, limit }) => api.customer.purchases.list.queryOptions({ sort, cursor, limit }),
    rowId: ({ paymentId }) => paymentId,
    rowLabel: ({ productName, orderCode }) => text.rowLabel(productName, orderCode),
    empty: { icon: <ShoppingBag />, title: text.empty.title, description: text.empty.text },
  })
  return <ListPage title={text.title} purpose={text.purpose} list={list} />
}
