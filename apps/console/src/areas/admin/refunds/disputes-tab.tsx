import { Link } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { refundsCatalogue } from '#features/refunds/catalogue.ts'
import { disputeColumns } from '#features/refunds/dispute-columns.tsx'
import { salesScreens } from '#features/refunds/refunds-data.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { refundDeskCatalogue } from './catalogue.ts'
import { DisputeDrawer } from './dispute-drawer.tsx'

const kinds = ['CHARGEBACK', 'PIX_MED'] as const

/** Disputes at banks, the nearest deadline first. */
export function DisputesTab() {
  const shared = useMessages(refundsCatalogue)
  const text = useMessages(refundDeskCatalogue).disputes
  const format = useFormat()
  const list = useList({
    key: 'disputes',
    id: 'platform-disputes',
    label: text.label,
    columns: useMemo(() => disputeColumns({ text: shared, format, viewer: 'PLATFORM' }), [shared, format]),
    filters: {
      standing: {
        kind: 'one',
        label: text.status,
        allLabel: text.open,
        options: [{ value: 'closed', label: text.closed }],
      },
      kind: {
        kind: 'one',
        label: text.kind,
        options: kinds.map((value) => ({ value, label: shared.disputes.kind[value] })),
      },
    },
    quickFilter: 'standing',
    defaultSort: { by: 'dueAt', direction: 'asc' },
    query: ({ filters: { standing, kind }, sort, cursor, limit }) =>
      api.admin.disputes.list.queryOptions({ isOpen: standing !== 'closed', kind, sort, cursor, limit }),
    rowId: ({ disputeId }) => disputeId,
    rowLabel: ({ buyerName, orderCode }) => shared.disputes.rowLabel(buyerName, orderCode),
    drawer: (drawer) => <DisputeDrawer {...drawer} />,
    isQueue: true,
    empty: { icon: <ShieldAlert />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <div className="grid gap-4">
      <p className="text-muted text-sm">
        {text.notice}{' '}
        <Link to={salesScreens.PLATFORM} className="underline underline-offset-2">
          {text.noticeLink}
        </Link>
      </p>
      <ListView list={list} />
    </div>
  )
}
