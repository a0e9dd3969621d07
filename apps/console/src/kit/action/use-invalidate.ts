import { matchQuery, type QueryFilters, useQueryClient } from '@tanstack/react-query'

/** A path of the API, such as `api.seller.sales`, or one procedure that reads. */
export type Invalidated = { pathFilter: () => QueryFilters } | { queryFilter: () => QueryFilters }

/** Refetches, once, all queries below any of the given paths; settles when the visible ones have arrived. */
export function useInvalidate(): (paths: readonly Invalidated[]) => Promise<void> {
  const client = useQueryClient()
  return async (paths) => {
    const filters = paths.map((path) => ('pathFilter' in path ? path.pathFilter() : path.queryFilter()))
    await client.invalidateQueries({
      predicate: (query) => filters.some((filter) => matchQuery(filter, query)),
    })
  }
}
