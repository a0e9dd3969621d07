import type { QuickCounts } from './list-declaration.ts'

export const all = 'ALL'

/**
 * Number of rows of an option. Without a given total, the number for all options is their sum, which is right when each
 * row has one of the options.
 */
export function countOf(counts: QuickCounts, option: string): QuickCounts[string] | undefined {
  if (option !== all || counts[all]) return counts[option]
  const each = Object.values(counts)
  return { count: each.reduce((sum, { count }) => sum + count, 0), isMore: each.some(({ isMore }) => isMore) }
}
