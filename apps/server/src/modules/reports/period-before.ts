/** Dates before this year are written in a form that PostgreSQL does not read, and nothing was sold then. */
const firstDate = Date.parse('0001-01-01T00:00:00Z')

/** The previous period of the same length, for comparison. */
export function periodBefore({ from, to }: { from: Date; to: Date }): { from: Date; to: Date } {
  return { from: new Date(Math.max(2 * from.getTime() - to.getTime(), firstDate)), to: from }
}
