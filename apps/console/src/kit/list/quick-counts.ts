import type { QuickCounts } from './list-declaration.ts'

export const all = 'ALL'

/** How many rows an option holds; of all of them, where no sum is named, right where each row has one of the options. */
export function countOf(counts: QuickCounts, option: string): QuickCounts[string] | undefined {
  if (option !== all || counts[all]) return counts[option]
  const each = Object.values(counts)
  return { count: each.reduce((sum, { count }) => sum + count, 0), isMore: each.some(({ isMore }) => isMore) }
}
