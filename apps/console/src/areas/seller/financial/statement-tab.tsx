import type { Currency } from '@balcao/domain/vocabulary'
import { walletAccounts, walletCategories } from '@balcao/server/modules/ledger/wallet/wallet.input'
import { ScrollText } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { exportHref } from '#kit/list/export-href.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { financialCatalogue } from './catalogue.ts'
import { statementKey } from './list-keys.ts'
import { lineText, statementColumns } from './statement-columns.tsx'

const EntryDrawer = lazy(async () => ({ default: (await import('./entry-drawer.tsx')).EntryDrawer }))

const [, ...otherAccounts] = walletAccounts

/**
 * One account of the seller's money line by line, with the balance after each: the available balance, unless
 * another is chosen.
 */
export function StatementTab({ currency }: { currency: Currency }) {
  const text = useMessages(financialCatalogue)
  const format = useFormat()
  const { locale } = useLocale()
  const [{ account }] = useSearchTexts(statementKey)
  // A sale reaches the available balance by its release, never directly.
  const categories = walletCategories.filter((category) => category !== 'SALE' || account !== undefined)
  const list = useList({
    key: statementKey,
    id: 'statement',
    label: text.statement.label,
    columns: useMemo(() => statementColumns(text, format), [text, format]),
    filters: {
      category: {
        kind: 'one',
        label: text.statement.category,
        allLabel: text.statement.allCategories,
        options: categories.map((value) => ({ value, label: text.statement.categories[value] })),
      },
      account: {
        kind: 'one',
        label: text.statement.account,
        allLabel: text.statement.accounts.available,
        options: otherAccounts.map((value) => ({ value, label: text.statement.accounts[value] })),
      },
    },
    quickFilter: 'category',
    defaultPeriod: '30',
    query: ({ filters, bounds, cursor, limit }) =>
      api.seller.wallet.entries.queryOptions({ currency, ...filters, ...bounds, cursor, limit }),
    totalsQuery: ({ filters, bounds }) =>
      api.seller.wallet.countEntries.queryOptions({ currency, ...filters, ...bounds }),
    countOf: ({ count, isMore }) => (isMore ? undefined : count),
    exportHref: ({ filters, bounds }) => exportHref('statement', { currency, ...filters, ...bounds }, locale),
    rowId: (line) => String(line.entryId),
    rowLabel: (line) => text.statement.rowLabel(lineText(line, text), format.dateTime(line.at)),
    drawer: (drawer) => (
      <Suspense>
        <EntryDrawer {...drawer} />
      </Suspense>
    ),
    empty: {
      icon: <ScrollText />,
      title: text.statement.empty.title,
      description: text.statement.empty.text,
    },
  })
  return <ListView list={list} />
}
