import { Card } from '@balcao/ui/card'
import { EmptyState } from '@balcao/ui/empty-state'
import { Input } from '@balcao/ui/input'
import { Skeleton } from '@balcao/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Search, UserSearch } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PageHeader } from '#kit/page-header.tsx'
import { toQuery } from '#kit/query-options.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { useSettled } from '#kit/use-settled.ts'
import { buyersCatalogue } from './catalogue.ts'

const lettersMin = 3

/** The search is personal data, so it stays out of the page's address. */
export function BuyersScreen() {
  const text = useMessages(buyersCatalogue)
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const isLongEnough = search.length >= lettersMin
  const found = useQuery({
    ...toQuery(isLongEnough ? api.admin.buyers.find.queryOptions({ search }) : undefined),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} />
      <Card isFlush>
        <div className="border-default border-b p-3">
          <Input
            type="search"
            aria-label={text.search}
            placeholder={text.search}
            prefix={<Search />}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {isLongEnough ? (
          <QueryStates
            query={found}
            skeleton={<Skeleton className="m-4 h-40" />}
            empty={{
              isEmpty: (buyers) => buyers.length === 0,
              element: (
                <EmptyState icon={<UserSearch />} title={text.none.title} description={text.none.text} />
              ),
            }}
          >
            {(buyers) => <Found buyers={buyers} />}
          </QueryStates>
        ) : (
          <EmptyState icon={<UserSearch />} title={text.start.title} description={text.start.text} />
        )}
      </Card>
    </>
  )
}

type FoundBuyer = { orderId: string; name: string; email: string; document: string | null; createdAt: string }

function Found({ buyers }: { buyers: readonly FoundBuyer[] }) {
  const text = useMessages(buyersCatalogue)
  const format = useFormat()
  return (
    <ul className="divide-y divide-(--color-border)">
      {buyers.map(({ orderId, name, email, document, createdAt }) => (
        <li key={orderId}>
          <Link
            to={`/admin-root/buyers/${orderId}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 hover:bg-hover"
          >
            <span className="grid min-w-0">
              <span className="font-medium">{name}</span>
              <span className="wrap-anywhere text-muted text-sm">
                {[email, document].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="text-muted text-sm">{text.lastOrder(format.date(createdAt))}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
