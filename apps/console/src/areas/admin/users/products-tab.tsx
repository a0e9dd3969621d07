import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { ProductStatusBadge } from '#features/products/product-status-badge.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { usersCatalogue } from './catalogue.ts'

export function ProductsTab({ userId }: { userId: string }) {
  const text = useMessages(usersCatalogue).products
  const format = useFormat()
  const query = useQuery(api.admin.users.products.queryOptions({ userId }))
  return (
    <QueryStates
      query={query}
      skeleton={<Skeleton className="h-40 w-full" />}
      empty={{
        isEmpty: (products) => products.length === 0,
        element: <p className="text-muted">{text.empty}</p>,
      }}
    >
      {(products) => (
        <ul className="divide-y divide-(--color-border) rounded-control border border-default">
          {products.map(({ id, name, status, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2.5">
              <span className="grid min-w-0">
                <span className="truncate">{name}</span>
                <span className="text-muted text-sm">{format.date(createdAt)}</span>
              </span>
              <ProductStatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </QueryStates>
  )
}
