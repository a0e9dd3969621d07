/** The earliest date whose ISO text PostgreSQL can read. */
const firstDate = Date.parse('0001-01-01T00:00:00Z')

/** The previous period of the same length, for comparison. */
export function periodBefore({ from, to }: { from: Date; to: Date }): { from: Date; to: Date } {
  const begins = Math.max(2 * from.getTime() - to.getTime(), firstDate)
  // The previous period of one that ends before it begins is empty.
  return { from: new Date(Math.min(begins, from.getTime())), to: from }
}
