type PagePlaceOptions = {
  /** Null when the number of earlier pages is unknown. */
  pagesBefore: number | null
  pageSize: number
  shown: number
}

/** Rows of a page within the whole list, counted from one: the second page of twenty-five holds 26 to 50. */
export function pagePlace({ pagesBefore, pageSize, shown }: PagePlaceOptions): {
  first: number
  last: number
} | null {
  if (pagesBefore === null || shown === 0) return null
  const before = pagesBefore * pageSize
  return { first: before + 1, last: before + shown }
}
