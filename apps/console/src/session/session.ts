import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type Session } from '#api/client.ts'
import { queryClient } from '#api/query-client.ts'

/** Loaded once and kept: login and logout replace it. */
export const sessionQuery = api.account.session.queryOptions(undefined, {
  staleTime: Number.POSITIVE_INFINITY,
})

export function getSession(): Promise<Session | null> {
  return queryClient.ensureQueryData(sessionQuery)
}

/** For content behind a guard, where there is always a session. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery)
  if (!data) throw new Error('useSession needs a guarded route above it')
  return data
}

/** Data read in another session must not remain. */
export function forgetWhatWasRead(client: QueryClient): void {
  const session = client.getQueryCache().find({ queryKey: sessionQuery.queryKey })
  client.removeQueries({ predicate: (query) => query !== session })
}

/** After the login: the new session replaces all data read before. */
export function useForgetEverything(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    forgetWhatWasRead(client)
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
  }
}
