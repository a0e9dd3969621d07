import { Check, RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { refundsCatalogue } from '#features/refunds/catalogue.ts'
import { requestColumns } from '#features/refunds/request-columns.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useEachRow } from '#kit/list/use-each-row.ts'
import { useList } from '#kit/list/use-list.ts'
import { sellerRefundsCatalogue } from './catalogue.ts'
import { RequestDrawer } from './request-drawer.tsx'

const filtered = ['WAITING_SELLER', 'APPROVED', 'DONE', 'REFUSED', 'IN_MEDIATION'] as const

/** Buyers' requests, with deadline and right of each. */
export function RequestsTab() {
  const shared = useMessages(refundsCatalogue)
  const { requests: text, request } = useMessages(sellerRefundsCatalogue)
  const format = useFormat()
  const approveAll = useEachRow(api.seller.refunds.approveRequest, {
    toInput: (requestId) => ({ requestId }),
    proven: true,
    invalidates: [api.seller.refunds, api.seller.wallet],
  })
  const list = useList({
    id: 'refund-requests',
    label: text.label,
    columns: useMemo(() => requestColumns({ text: shared, format, viewer: 'SELLER' }), [shared, format]),
    filters: {
      state: {
        kind: 'one',
        label: text.status,
        allLabel: text.allStatuses,
        options: filtered.map((value) => ({ value, label: text.filter[value] })),
      },
    },
    quickFilter: 'state',
    query: ({ filters, cursor, limit }) =>
      api.seller.refunds.listRequests.queryOptions({ ...filters, cursor, limit }),
    rowId: ({ requestId }) => requestId,
    rowLabel: ({ buyerName, protocol }) => shared.requests.rowLabel(buyerName, protocol),
    bulkActions: [
      {
        id: 'approve',
        label: request.approve,
        icon: <Check />,
        confirm: (count) => ({ title: text.bulkApprove(count), text: text.bulkApproveText }),
        run: approveAll,
      },
    ],
    drawer: (drawer) => <RequestDrawer {...drawer} />,
    empty: { icon: <RotateCcw />, title: text.empty.title, description: text.empty.text },
  })
  return <ListView list={list} />
}
