import { Badge } from '@balcao/ui/badge'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { usersCatalogue } from './catalogue.ts'

/** Acquirers of the seller's sales, by method. */
export function RoutesTab({ userId }: { userId: string }) {
  const text = useMessages(usersCatalogue).routes
  const { method: names } = useMessages(paymentsCatalogue)
  const query = useQuery(api.admin.users.routes.queryOptions({ userId }))
  return (
    <div className="grid gap-4">
      <p className="text-muted">{text.purpose}</p>
      <QueryStates query={query} skeleton={<Skeleton className="h-40 w-full" />}>
        {(routes) => (
          <div className="grid gap-4">
            {routes.map(({ method, lines }) => (
              <section key={method} className="grid gap-1">
                <h3 className="font-semibold">{names[method]}</h3>
                {lines.length === 0 ? (
                  <p className="text-muted">{text.none}</p>
                ) : (
                  <ol className="divide-y divide-(--color-border) rounded-control border border-default">
                    {lines.map(({ place, provider, label, weight, isOwn }) => (
                      <li key={place} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
                        <span className="min-w-0 flex-1 truncate">{label ?? provider ?? text.noAccount}</span>
                        {isOwn && <Badge tone="info">{text.own}</Badge>}
                        <span className="text-muted text-sm tabular-nums">{text.share(weight)}</span>
                      </li>
                    ))}
                  </ol>
                )}
              </section>
            ))}
          </div>
        )}
      </QueryStates>
    </div>
  )
}
