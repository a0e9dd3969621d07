import { withdrawStatuses } from '@balcao/domain/vocabulary'
import { ArrowUpFromLine } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { bankAccountsCatalogue } from '#features/bank-accounts/catalogue.ts'
import { destinationTexts } from '#features/bank-accounts/destination-texts.ts'
import type { BankAccountsMessages } from '#features/bank-accounts/messages/pt-br.ts'
import { usePayee } from '#features/payee/use-payee.ts'
import { type Format, useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { Money } from '#kit/money.tsx'
import { withdrawalsCatalogue } from './catalogue.ts'
import { withdrawalsKey } from './list-key.ts'
import type { WithdrawalsMessages } from './messages/pt-br.ts'
import type { WithdrawalRow } from './withdrawal.ts'
import { WithdrawalStateBadge } from './withdrawal-state-badge.tsx'

const WithdrawalDrawer = lazy(async () => ({
  default: (await import('./withdrawal-drawer.tsx')).WithdrawalDrawer,
}))

export function WithdrawalsTab() {
  const text = useMessages(withdrawalsCatalogue).withdrawals
  const places = useMessages(bankAccountsCatalogue)
  const format = useFormat()
  const payee = usePayee()
  const list = useList({
    key: withdrawalsKey,
    id: 'withdrawals',
    label: text.label,
    columns: useMemo(() => withdrawalColumns(text, places, format), [text, places, format]),
    filters: {
      status: {
        kind: 'one',
        label: text.status,
        allLabel: text.allStatuses,
        options: withdrawStatuses.map((value) => ({ value, label: text.statuses[value] })),
      },
    },
    quickFilter: 'status',
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ filters, sort, cursor, limit }) =>
      payee.withdrawals.list.queryOptions({ ...filters, sort, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ amountCents, currency, destination }) =>
      text.rowLabel(format.money(amountCents, currency), destinationTexts(destination, places).name),
    drawer: (drawer) => (
      <Suspense>
        <WithdrawalDrawer {...drawer} />
      </Suspense>
    ),
    empty: { icon: <ArrowUpFromLine />, title: text.empty.title, description: text.empty.text },
  })
  return <ListView list={list} />
}

function withdrawalColumns(
  { column, leavesOn }: WithdrawalsMessages['withdrawals'],
  places: BankAccountsMessages,
  format: Format,
): ListColumns<WithdrawalRow, never, 'createdAt' | 'amount'> {
  return [
    {
      id: 'to',
      header: column.to,
      cell: ({ destination }) => (
        <span className="block truncate sm:max-w-80">{destinationTexts(destination, places).name}</span>
      ),
    },
    {
      id: 'at',
      header: column.at,
      sortBy: 'createdAt',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {format.dateTime(createdAt)}
        </time>
      ),
    },
    {
      id: 'status',
      header: column.status,
      cell: ({ state, waitsUntil }) => (
        <>
          <WithdrawalStateBadge state={state} />
          {waitsUntil !== null && (
            <span className="block text-muted text-sm">{leavesOn(format.dateTime(waitsUntil))}</span>
          )}
        </>
      ),
      card: 'badge',
    },
    {
      id: 'settled',
      header: column.settled,
      cell: ({ settledAt }) => (settledAt === null ? '—' : format.dateTime(settledAt)),
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'fee',
      header: column.fee,
      align: 'end',
      cell: ({ feeCents, currency }) => <Money cents={feeCents} currency={currency} />,
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'amount',
      header: column.amount,
      sortBy: 'amount',
      align: 'end',
      cell: ({ amountCents, currency }) => <Money cents={amountCents} currency={currency} />,
      card: 'amount',
    },
  ]
}
