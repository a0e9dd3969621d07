import { Scale } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { refundsCatalogue } from '#features/refunds/catalogue.ts'
import { requestColumns } from '#features/refunds/request-columns.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { refundDeskCatalogue } from './catalogue.ts'
import { MediationDrawer } from './mediation-drawer.tsx'

const others = ['WAITING_SELLER', 'REFUSED', 'APPROVED', 'DONE', 'CLOSED_NO'] as const

/** Requests that wait for the platform, the oldest first; the others by choice, the newest first. */
export function MediationsTab() {
  const shared = useMessages(refundsCatalogue)
  const text = useMessages(refundDeskCatalogue).mediations
  const format = useFormat()
  const list = useList({
    id: 'mediations',
    label: text.label,
    columns: useMemo(() => requestColumns({ text: shared, format, viewer: 'PLATFORM' }), [shared, format]),
    filters: {
      state: {
        kind: 'one',
        label: text.status,
        allLabel: text.waiting,
        options: others.map((value) => ({ value, label: text.filter[value] })),
      },
    },
    quickFilter: 'state',
    query: ({ filters: { state = 'IN_MEDIATION' as const }, cursor, limit }) =>
      api.admin.refunds.listRequests.queryOptions({
        state,
        sort: { by: 'createdAt', direction: state === 'IN_MEDIATION' ? 'asc' : 'desc' },
        cursor,
        limit,
      }),
    rowId: ({ requestId }) => requestId,
    rowLabel: ({ buyerName, protocol }) => shared.requests.rowLabel(buyerName, protocol),
    drawer: (drawer) => <MediationDrawer {...drawer} />,
    isQueue: true,
    empty: { icon: <Scale />, title: text.empty.title, description: text.empty.text },
  })
  return <ListView list={list} />
}
