import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { type AcquirerBook, accountName } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'
import { SettlementDialog } from './settlement-dialog.tsx'

/**
 * Amounts that each acquirer has received for the platform and still holds; settlements come from its
 * statement alone.
 */
export function SettlementsTab() {
  const { settlements: text } = useMessages(acquiringsCatalogue)
  const books = useQuery(api.admin.settlements.books.queryOptions())
  const { data: accounts = [] } = useQuery(api.admin.acquirers.list.queryOptions())
  const [settled, setSettled] = useState<{ book: AcquirerBook; name: string } | null>(null)
  const nameOf = ({ accountId }: AcquirerBook) => {
    const account = accounts.find(({ id }) => id === accountId)
    return account ? accountName(account) : accountId
  }
  return (
    <Card className="grid gap-3">
      <CardHeader title={text.title} />
      <p className="text-muted text-sm">{text.text}</p>
      <QueryStates
        query={books}
        skeleton={<Skeleton className="h-32 w-full" />}
        empty={{ isEmpty: (all) => all.length === 0, element: <Banner tone="info">{text.none}</Banner> }}
      >
        {(all) => (
          <ul className="grid divide-y divide-default">
            {all.map((book) => (
              <BookRow
                key={`${book.accountId} ${book.currency}`}
                book={book}
                name={nameOf(book)}
                onRecord={() => setSettled({ book, name: nameOf(book) })}
              />
            ))}
          </ul>
        )}
      </QueryStates>
      {settled && <SettlementDialog {...settled} onClose={() => setSettled(null)} />}
    </Card>
  )
}

function BookRow({ book, name, onRecord }: { book: AcquirerBook; name: string; onRecord: () => void }) {
  const { settlements: text } = useMessages(acquiringsCatalogue)
  const { currency, receivableCents, balanceCents } = book
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <span className="font-medium">{name}</span>
        <span className="text-muted text-sm">
          {text.receivable}: <Money cents={receivableCents} currency={currency} /> · {text.balance}:{' '}
          <Money cents={balanceCents} currency={currency} />
        </span>
      </span>
      <Button
        size="small"
        aria-label={text.recordNamed(name)}
        disabled={receivableCents <= 0}
        onClick={onRecord}
      >
        {text.record}
      </Button>
    </li>
  )
}
