import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
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

/** Nothing that was read as somebody else may stay. */
export function forgetWhatWasRead(client: QueryClient): void {
  const session = client.getQueryCache().find({ queryKey: sessionQuery.queryKey })
  client.removeQueries({ predicate: (query) => query !== session })
}

/** After signing in: the new session takes the place of all that was read before. */
export function useForgetEverything(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    forgetWhatWasRead(client)
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
  }
}
