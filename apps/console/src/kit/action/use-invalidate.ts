import { type QueryFilters, useQueryClient } from '@tanstack/react-query'

/** A path of the API, such as `api.seller.sales`, or one procedure that reads. */
export type Invalidated = { pathFilter: () => QueryFilters } | { queryFilter: () => QueryFilters }

/** Reads anew what stands below the given paths; settles when what is on screen has arrived. */
export function useInvalidate(): (paths: readonly Invalidated[]) => Promise<void> {
  const client = useQueryClient()
  return async (paths) => {
    const filters = paths.map((path) => ('pathFilter' in path ? path.pathFilter() : path.queryFilter()))
    await Promise.all(filters.map((filter) => client.invalidateQueries(filter)))
  }
}
