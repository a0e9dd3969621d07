import { type QueryFunction, type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'

/** What `api.….queryOptions(…)` gives. Its error and the type of its key are the library's own business. */
export type QueryOptions<Data> = {
  queryKey: QueryKey
  queryFn?: QueryFunction<Data, never> | SkipToken | undefined
}

/** The same for `useQuery`; nothing is asked where there are no options. */
export function toQuery<Data>(options: QueryOptions<Data> | undefined): {
  queryKey: QueryKey
  queryFn: QueryFunction<Data> | SkipToken
} {
  return {
    queryKey: options?.queryKey ?? ['nothing to ask'],
    queryFn: (options?.queryFn as QueryFunction<Data> | undefined) ?? skipToken,
  }
}
