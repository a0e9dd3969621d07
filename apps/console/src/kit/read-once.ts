/**
 * Options of a query that a dialog makes when it opens, such as the preview of a decision: changes elsewhere do not
 * refetch it, because the decision itself makes it impossible. The next opening refetches it.
 */
export const readOnce = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const
