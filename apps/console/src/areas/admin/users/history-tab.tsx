import { Skeleton } from '@balcao/ui/skeleton'
import { Timeline } from '@balcao/ui/timeline'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { usersCatalogue } from './catalogue.ts'

/** Actions on the seller, with author and reason. */
export function HistoryTab({ userId }: { userId: string }) {
  const text = useMessages(usersCatalogue).history
  const format = useFormat()
  const query = useQuery(api.admin.users.history.queryOptions({ userId }))
  const did: Record<string, (by: string) => string> = text.did
  return (
    <QueryStates
      query={query}
      skeleton={<Skeleton className="h-40 w-full" />}
      empty={{
        isEmpty: (entries) => entries.length === 0,
        element: <p className="text-muted">{text.empty}</p>,
      }}
    >
      {(entries) => (
        <Timeline
          items={entries.map(({ id, action, by, at, reason }) => ({
            id,
            content: (
              <>
                <p className="font-medium">{(did[action] ?? text.other)(by ?? text.someone)}</p>
                {reason !== null && <p className="wrap-anywhere">{reason}</p>}
                <time dateTime={at} className="text-muted text-sm">
                  {format.longDateTime(at)}
                </time>
              </>
            ),
          }))}
        />
      )}
    </QueryStates>
  )
}
