/**
 * Options of a query that a dialog reads when it opens, such as the preview of a decision: changes elsewhere do
 * not read it again, because the decision itself makes it impossible. Another opening reads it anew.
 */
export const readOnce = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const
