/** Dates before this year are written in a form that PostgreSQL does not read, and nothing was sold then. */
const firstDate = Date.parse('0001-01-01T00:00:00Z')

/** The previous period of the same length, for comparison. */
export function periodBefore({ from, to }: { from: Date; to: Date }): { from: Date; to: Date } {
  const begins = Math.max(2 * from.getTime() - to.getTime(), firstDate)
  // A period whose end comes first has none before it.
  return { from: new Date(Math.min(begins, from.getTime())), to: from }
}
