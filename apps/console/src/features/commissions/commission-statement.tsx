import { walletAccounts } from '@balcao/server/modules/ledger/wallet/wallet.input'
import { ScrollText } from 'lucide-react'
import { useMemo } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListAnswer } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import type { QueryOptions } from '#kit/query-options.ts'
import { commissionsCatalogue } from './catalogue.ts'
import { commissionColumns, lineText } from './commission-columns.tsx'
import type { CommissionLine } from './commission-line.ts'

const [, ...otherAccounts] = walletAccounts

type Asked = {
  account?: (typeof walletAccounts)[number] | undefined
  from?: string
  to?: string
  cursor: string | undefined
  limit: number
}

type CommissionStatementProps = {
  /** The list's part of the address. */
  part: string
  query: (asked: Asked) => QueryOptions<ListAnswer<CommissionLine>>
}

/** A manager's commission line by line, each with its sale and its calculation. */
export function CommissionStatement({ part, query }: CommissionStatementProps) {
  const text = useMessages(commissionsCatalogue)
  const format = useFormat()
  const list = useList({
    key: part,
    id: 'commission-statement',
    label: text.label,
    columns: useMemo(() => commissionColumns(text, format), [text, format]),
    filters: {
      account: {
        kind: 'one',
        label: text.account,
        allLabel: text.accounts.available,
        options: otherAccounts.map((value) => ({ value, label: text.accounts[value] })),
      },
    },
    quickFilter: 'account',
    defaultPeriod: '30',
    query: ({ filters, bounds, cursor, limit }) => query({ ...filters, ...bounds, cursor, limit }),
    rowId: (line) => String(line.entryId),
    rowLabel: (line) => text.rowLabel(lineText(line, text), format.dateTime(line.at)),
    empty: { icon: <ScrollText />, title: text.empty.title, description: text.empty.text },
  })
  return <ListView list={list} />
}
