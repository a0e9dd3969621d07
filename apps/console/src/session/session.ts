import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type Session } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'

/** Asked once and kept: whoever signs in or out puts the new answer here. */
export const sessionQuery = api.account.session.queryOptions(undefined, {
  staleTime: Number.POSITIVE_INFINITY,
})

export function getSession(): Promise<Session | null> {
  return queryClient.ensureQueryData(sessionQuery)
}

/** For what stands behind a guard, where there is always somebody. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery)
  if (!data) throw new Error('useSession needs a guarded route above it')
  return data
}

/** After signing in or out: nothing that was read as somebody else may stay. */
export function useForgetEverything(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    client.removeQueries({ predicate: (query) => query.queryHash !== sessionKeyHash(client) })
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
  }
}

function sessionKeyHash(client: ReturnType<typeof useQueryClient>): string | undefined {
  return client.getQueryCache().find({ queryKey: sessionQuery.queryKey })?.queryHash
}
