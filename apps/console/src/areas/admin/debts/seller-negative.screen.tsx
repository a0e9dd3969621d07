import { Skeleton } from '@balcao/ui/skeleton'
import { QuietTiles } from '@balcao/ui/tile'
import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { debtsCatalogue } from './catalogue.ts'
import { debtColumns } from './debt-columns.tsx'
import { DebtDrawer } from './debt-drawer.tsx'

/** Sellers who owe, the largest debt first. */
export function SellerNegativeScreen() {
  const text = useMessages(debtsCatalogue)
  const format = useFormat()
  const now = useNow()
  const list = useList({
    id: 'debts',
    label: text.title,
    columns: useMemo(() => debtColumns({ text, format, now }), [text, format, now]),
    searchLabel: text.search,
    defaultSort: { by: 'debt', direction: 'desc' },
    query: ({ search, sort, cursor, limit }) =>
      api.admin.debts.list.queryOptions({ search, sort, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ person, debtCents, currency }) =>
      text.rowLabel(person.name, format.money(debtCents, currency)),
    drawer: (drawer) => <DebtDrawer {...drawer} />,
    empty: { icon: <Scale />, title: text.empty.title, description: text.empty.text },
  })
  return <ListPage title={text.title} purpose={text.purpose} list={list} summary={<DebtTiles />} />
}

/** Total debt in each currency, and its covered part. */
function DebtTiles() {
  const { tile: text } = useMessages(debtsCatalogue)
  const format = useFormat()
  const { data } = useQuery(api.admin.debts.sum.queryOptions())
  if (!data) return <Skeleton className="h-20 w-full" />
  return (
    <div className="grid gap-3">
      {data.map(({ currency, count, debtCents, coveredCents, exposedCents, heldCents }) => (
        <QuietTiles
          key={currency}
          figures={[
            {
              id: 'debt',
              label: text.debt,
              value: format.money(debtCents, currency),
              detail: text.count(count),
            },
            {
              id: 'covered',
              label: text.covered,
              value: format.money(coveredCents, currency),
              detail: text.coveredHow,
            },
            {
              id: 'exposed',
              label: text.exposed,
              value: format.money(exposedCents, currency),
              detail: text.exposedHow,
            },
            {
              id: 'held',
              label: text.held,
              value: format.money(heldCents, currency),
              detail: text.heldHow,
            },
          ]}
        />
      ))}
    </div>
  )
}
