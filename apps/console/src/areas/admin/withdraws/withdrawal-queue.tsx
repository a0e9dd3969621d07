import { Check, HandCoins } from 'lucide-react'
import { useMemo } from 'react'
import { bankAccountsCatalogue } from '#features/bank-accounts/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useEachRow } from '#kit/list/use-each-row.ts'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { withdrawsCatalogue } from './catalogue.ts'
import { QueueTiles } from './queue-tiles.tsx'
import { useActions } from './use-actions.tsx'
import { type PurseName, purses, type WithdrawalRow } from './withdrawal.ts'
import { withdrawalColumns } from './withdrawal-columns.tsx'
import { WithdrawalDrawer } from './withdrawal-drawer.tsx'

/** Amounts of withdrawals, one sum for each currency. */
function totalsOf(withdrawals: readonly WithdrawalRow[]) {
  const byCurrency = Map.groupBy(withdrawals, ({ currency }) => currency)
  return [...byCurrency].map(([currency, rows]) => ({
    currency,
    cents: rows.reduce((sum, { amountCents }) => sum + amountCents, 0),
  }))
}

const queueStates = ['IN_REVIEW', 'HELD', 'APPROVED', 'SENT'] as const

/** Withdrawals that wait for the staff, the oldest first after those held too long, and those in transit. */
export function WithdrawalQueue({ of }: { of: PurseName }) {
  const text = useMessages(withdrawsCatalogue)
  const places = useMessages(bankAccountsCatalogue)
  const format = useFormat()
  const now = useNow()
  const { procedures } = purses[of]
  const { actionsOf, dialog } = useActions(of)
  const approveEach = useEachRow(procedures.approve, {
    toInput: (withdrawalId, _answer, { seen }: { seen: string | null }) => ({
      withdrawalId,
      seen: seen ?? '',
    }),
    proven: true,
    invalidates: [procedures],
  })
  const list = useList({
    id: `withdrawal-queue-${of}`,
    label: text.queue[of].title,
    columns: useMemo(
      () => withdrawalColumns({ text, places, format, now }, 'queue'),
      [text, places, format, now],
    ),
    filters: {
      state: {
        kind: 'one',
        label: text.filter.state,
        allLabel: text.filter.all,
        options: queueStates.map((state) => ({ value: state, label: text.states[state] })),
      },
      attention: {
        kind: 'one',
        label: text.filter.attention,
        options: (['PERSON_NEEDED', 'UNPROVEN'] as const).map((value) => ({
          value,
          label: text.filter.attentions[value],
        })),
      },
    },
    quickFilter: 'state',
    searchLabel: text.search,
    defaultSort: { by: 'queuedAt', direction: 'asc' },
    query: ({ search, filters, sort, cursor, limit }) =>
      procedures.list.queryOptions({ search, ...filters, isOpen: true, sort, cursor, limit }),
    rowId: (row) => row.id,
    rowLabel: (row) => text.rowLabel(row.person.name, format.money(row.amountCents, row.currency)),
    // The outcome of a payout is entered in the drawer, with its attempts visible.
    rowActions: (row) => actionsOf(row).filter(({ id }) => id !== 'provePaid' && id !== 'proveUnpaid'),
    bulkActions: [
      {
        id: 'approve',
        label: text.bulk.approve,
        icon: <Check />,
        confirm: (_, chosen) => {
          const waiting = chosen.filter((row) => actionsOf(row).some(({ id }) => id === 'approve'))
          return {
            title: text.bulk.title(waiting.length),
            text: text.bulk.text,
            money: totalsOf(waiting).map(({ currency, cents }) => ({
              label: text.bulk.total(currency),
              currency,
              cents,
            })),
          }
        },
        run: approveEach,
      },
    ],
    drawer: (drawer) => (
      <WithdrawalDrawer
        {...drawer}
        of={of}
        query={procedures.get.queryOptions({ withdrawalId: drawer.rowId })}
      />
    ),
    isQueue: true,
    empty: { icon: <HandCoins />, title: text.queue[of].empty, description: text.queue[of].emptyText },
  })
  return (
    <>
      <ListPage
        title={text.queue[of].title}
        purpose={text.queue[of].purpose}
        list={list}
        summary={<QueueTiles of={of} />}
      />
      {dialog}
    </>
  )
}
