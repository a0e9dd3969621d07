import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'

/** Bounds of a list by a date: `from` is included, `to` is not. */
export const periodBounds = { from: z.iso.datetime().optional(), to: z.iso.datetime().optional() }

/** Whether a date lies within the given bounds. */
export function inPeriod(
  date: PgColumn,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(date, new Date(from)),
    to === undefined ? undefined : lt(date, new Date(to)),
  )
}
