import { type QueryFunction, type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'

/** The result of `api.….queryOptions(…)`. The types of its error and key are internal to the library. */
export type QueryOptions<Data> = {
  queryKey: QueryKey
  queryFn?: QueryFunction<Data, never> | SkipToken | undefined
  /** Polling interval in milliseconds by the answer: for results still in the making. */
  askAgainAfter?(answer: Data): number | false
}

/** Options for `useQuery`; without options no query runs. */
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
