import { Banner } from '@balcao/ui/banner'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { chargesCatalogue } from './catalogue.ts'
import { firstDayOf } from './charge.ts'
import { chargeColumns } from './charge-columns.tsx'
import { ChargeDrawer } from './charge-drawer.tsx'

const states = ['OPEN', 'OVERDUE', 'PAID', 'CANCELED'] as const

export function ChargesScreen() {
  const text = useMessages(chargesCatalogue)
  const format = useFormat()
  const list = useList({
    id: 'charges',
    label: text.title,
    columns: useMemo(() => chargeColumns({ text, format }), [text, format]),
    filters: {
      state: {
        kind: 'one',
        label: text.filter,
        allLabel: text.all,
        options: states.map((state) => ({ value: state, label: text.states[state] })),
      },
    },
    quickFilter: 'state',
    defaultSort: { by: 'issuedAt', direction: 'desc' },
    query: ({ filters, sort, cursor, limit }) =>
      api.admin.charges.list.queryOptions({ ...filters, sort, cursor, limit }),
    rowId: (row) => row.id,
    rowLabel: (row) => format.month(firstDayOf(row.month)),
    drawer: (drawer) => <ChargeDrawer {...drawer} />,
    empty: { icon: <ReceiptText />, title: text.empty.title, description: text.empty.text },
  })
  return <ListPage title={text.title} purpose={text.purpose} list={list} summary={<SuspensionBanner />} />
}

/** Warns that new sales stopped because of a bill, and names what continues. */
function SuspensionBanner() {
  const text = useMessages(chargesCatalogue).suspended
  const format = useFormat()
  const { data } = useQuery(api.admin.charges.salesStanding.queryOptions())
  if (!data?.suspendedAt) return null
  return (
    <Banner tone="negative" title={text.title(format.date(data.suspendedAt))}>
      {text.text}
    </Banner>
  )
}
