type PagePlaceOptions = {
  /** Null when it is not known how many pages lie before this one. */
  pagesBefore: number | null
  pageSize: number
  shown: number
}

/** Which rows of the whole list a page holds, counted from one: the second page of twenty-five holds 26 to 50. */
export function pagePlace({ pagesBefore, pageSize, shown }: PagePlaceOptions): {
  first: number
  last: number
} | null {
  if (pagesBefore === null || shown === 0) return null
  const before = pagesBefore * pageSize
  return { first: before + 1, last: before + shown }
}
