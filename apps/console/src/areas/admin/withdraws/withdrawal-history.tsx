import { History } from 'lucide-react'
import { useMemo } from 'react'
import { bankAccountsCatalogue } from '#features/bank-accounts/catalogue.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { exportHref } from '#kit/list/export-href.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { ListSummary } from '#kit/list/list-summary.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { withdrawsCatalogue } from './catalogue.ts'
import { type PurseName, purses, withOthers } from './withdrawal.ts'
import { withdrawalColumns } from './withdrawal-columns.tsx'
import { WithdrawalDrawer } from './withdrawal-drawer.tsx'

const endedStates = ['PAID', 'RETURNED', 'REJECTED', 'CANCELED'] as const

/** Completed withdrawals, with their proof. */
export function WithdrawalHistory({ of }: { of: PurseName }) {
  const text = useMessages(withdrawsCatalogue)
  const places = useMessages(bankAccountsCatalogue)
  const format = useFormat()
  const now = useNow()
  const { locale } = useLocale()
  const { procedures, file } = purses[of]
  const list = useList({
    id: `withdrawal-history-${of}`,
    label: text.history[of].title,
    columns: useMemo(
      () => withdrawalColumns({ text, places, format, now }, 'history'),
      [text, places, format, now],
    ),
    filters: {
      state: {
        kind: 'one',
        label: text.filter.state,
        allLabel: text.filter.all,
        options: endedStates.map((state) => ({ value: state, label: text.states[state] })),
      },
    },
    quickFilter: 'state',
    searchLabel: text.search,
    defaultPeriod: '30',
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ search, filters, bounds, sort, cursor, limit }) =>
      procedures.listEnded.queryOptions({ search, ...filters, ...bounds, sort, cursor, limit }),
    totalsQuery: ({ search, filters, bounds }) =>
      procedures.sumEnded.queryOptions({ search, ...filters, ...bounds }),
    countOf: (totals) => totals.count,
    exportHref: ({ search, filters, bounds }) => exportHref(file, { search, ...filters, ...bounds }, locale),
    rowId: (row) => row.id,
    rowLabel: (row) => text.rowLabel(row.person.name, format.money(row.amountCents, row.currency)),
    drawer: (drawer) => (
      <WithdrawalDrawer
        {...drawer}
        of={of}
        query={procedures.getEnded.queryOptions({ withdrawalId: drawer.rowId })}
      />
    ),
    empty: { icon: <History />, title: text.history[of].empty, description: text.history[of].emptyText },
  })
  const { totals } = list
  return (
    <ListPage
      title={text.history[of].title}
      purpose={text.history[of].purpose}
      list={list}
      summary={
        <ListSummary
          figures={
            totals && [
              { id: 'count', label: text.total.count, value: format.integer(totals.count) },
              {
                id: 'amount',
                label: text.total.amount,
                value: withOthers(format.money(totals.amountCents), totals.others, format),
              },
              { id: 'fee', label: text.total.fee, value: format.money(totals.feeCents) },
            ]
          }
        />
      }
    />
  )
}
