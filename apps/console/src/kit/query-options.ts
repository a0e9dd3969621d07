import { type QueryFunction, type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'

/** What `api.….queryOptions(…)` gives. Its error and the type of its key are the library's own business. */
export type QueryOptions<Data> = {
  queryKey: QueryKey
  queryFn?: QueryFunction<Data, never> | SkipToken | undefined
  /** After how many milliseconds it is asked again, by what was answered: for what is still in the making. */
  askAgainAfter?(answer: Data): number | false
}

/** The same for `useQuery`; nothing is asked where there are no options. */
export function toQuery<Data>(options: QueryOptions<Data> | undefined): {
  queryKey: QueryKey
  queryFn: QueryFunction<Data> | SkipToken
  refetchInterval: (query: { state: { data: Data | undefined } }) => number | false
} {
  return {
    queryKey: options?.queryKey ?? ['nothing to ask'],
    queryFn: (options?.queryFn as QueryFunction<Data> | undefined) ?? skipToken,
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? false : (options?.askAgainAfter?.(data) ?? false),
  }
}
