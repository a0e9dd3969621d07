import { Check, HandCoins, RefreshCw, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { refundsCatalogue } from '#features/refunds/catalogue.ts'
import { refundColumns } from '#features/refunds/refund-columns.tsx'
import { type RefundRow, salesScreens } from '#features/refunds/refunds-data.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { ByHandDialog, type ByHandOperation } from './by-hand-dialog.tsx'
import { refundDeskCatalogue } from './catalogue.ts'

const others = ['PENDING', 'SENT', 'ACCEPTED', 'DONE', 'REFUSED'] as const
const icons = { returned: <Check />, again: <RefreshCw />, cancel: <X /> }

/** Refunds that no acquirer makes, the oldest first, each with its three resolutions. */
export function ByHandTab() {
  const shared = useMessages(refundsCatalogue)
  const text = useMessages(refundDeskCatalogue).byHand
  const format = useFormat()
  const [asked, setAsked] = useState<{ operation: ByHandOperation; refund: RefundRow } | null>(null)
  const list = useList({
    key: 'refunds',
    id: 'refunds-by-hand',
    label: text.label,
    columns: useMemo(() => refundColumns({ text: shared, format, viewer: 'PLATFORM' }), [shared, format]),
    filters: {
      state: {
        kind: 'one',
        label: text.status,
        allLabel: text.waiting,
        options: others.map((value) => ({ value, label: shared.made.state[value] })),
      },
    },
    quickFilter: 'state',
    query: ({ filters: { state = 'MANUAL' as const }, cursor, limit }) =>
      api.admin.refunds.list.queryOptions({
        state,
        sort: { by: 'createdAt', direction: state === 'MANUAL' ? 'asc' : 'desc' },
        cursor,
        limit,
      }),
    rowId: ({ refundId }) => refundId,
    rowLabel: ({ buyerName, orderCode }) => shared.made.rowLabel(buyerName, orderCode),
    rowAddress: ({ paymentId }) => `${salesScreens.PLATFORM}?open=${paymentId}`,
    rowActions: (refund) =>
      actionsFor(refund).map(
        (operation): RowAction => ({
          id: operation,
          label: text.operation[operation].label,
          icon: icons[operation],
          isDangerous: operation === 'cancel',
          onRun: () => setAsked({ operation, refund }),
        }),
      ),
    isQueue: true,
    empty: { icon: <HandCoins />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <>
      <ListView list={list} />
      {asked && <ByHandDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}

/** A refund that is the buyer's right, or of money that was never part of the sale, cannot be withdrawn. */
function actionsFor({ state, askedBy, source }: RefundRow): ByHandOperation[] {
  if (state !== 'MANUAL') return []
  return askedBy === 'BUYER' || source !== 'SALE' ? ['returned', 'again'] : ['returned', 'again', 'cancel']
}
