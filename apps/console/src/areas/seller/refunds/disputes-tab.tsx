import { ShieldAlert } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { api } from '#api/client.ts'
import { refundsCatalogue } from '#features/refunds/catalogue.ts'
import { disputeColumns } from '#features/refunds/dispute-columns.tsx'
import type { DisputeRow } from '#features/refunds/refunds-data.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { sellerRefundsCatalogue } from './catalogue.ts'

const DisputeDrawer = lazy(async () => ({ default: (await import('./dispute-drawer.tsx')).DisputeDrawer }))

/** The disputes of one kind, with the deadline of each. */
export function DisputesTab({ kind }: { kind: DisputeRow['kind'] }) {
  const shared = useMessages(refundsCatalogue)
  const text = useMessages(sellerRefundsCatalogue).disputes
  const format = useFormat()
  const list = useList({
    key: kind === 'CHARGEBACK' ? 'chargebacks' : 'pix',
    id: 'disputes',
    label: text.label[kind],
    columns: useMemo(() => disputeColumns({ text: shared, format, viewer: 'SELLER' }), [shared, format]),
    defaultSort: { by: 'openedAt', direction: 'desc' },
    query: ({ sort, cursor, limit }) => api.seller.disputes.list.queryOptions({ kind, sort, cursor, limit }),
    rowId: ({ disputeId }) => disputeId,
    rowLabel: ({ buyerName, orderCode }) => shared.disputes.rowLabel(buyerName, orderCode),
    drawer: (drawer) => (
      <Suspense>
        <DisputeDrawer {...drawer} />
      </Suspense>
    ),
    empty: { icon: <ShieldAlert />, title: text.empty[kind].title, description: text.empty[kind].text },
  })
  return <ListView list={list} />
}
