/**
 * Options of a query that a dialog makes when it opens, such as the preview of a decision. Changes elsewhere do not
 * refetch the query, because after the decision there is no preview any more. The next opening refetches it.
 */
export const readOnce = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const
