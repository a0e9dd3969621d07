import { RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { refundsCatalogue } from '#features/refunds/catalogue.ts'
import { refundColumns } from '#features/refunds/refund-columns.tsx'
import { salesScreens } from '#features/refunds/refunds-data.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { sellerRefundsCatalogue } from './catalogue.ts'

/** Every refund, by any requester, and its progress. */
export function MadeTab() {
  const shared = useMessages(refundsCatalogue)
  const text = useMessages(sellerRefundsCatalogue).made
  const format = useFormat()
  const list = useList({
    key: 'made',
    id: 'refunds-made',
    label: text.label,
    columns: useMemo(() => refundColumns({ text: shared, format, viewer: 'SELLER' }), [shared, format]),
    query: ({ cursor, limit }) => api.seller.refunds.list.queryOptions({ cursor, limit }),
    rowId: ({ refundId }) => refundId,
    rowLabel: ({ buyerName, orderCode }) => shared.made.rowLabel(buyerName, orderCode),
    rowAddress: ({ paymentId }) => `${salesScreens.SELLER}?open=${paymentId}`,
    empty: { icon: <RotateCcw />, title: text.empty.title, description: text.empty.text },
  })
  return <ListView list={list} />
}
