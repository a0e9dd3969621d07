import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { sessionLogs } from './schema/accounts.ts'
import { auditLog } from './schema/platforms.ts'

export type MonthlyTable = {
  table: PgTable & { platformId: AnyPgColumn; id: AnyPgColumn; at: AnyPgColumn }
  /** Months that `balcao archive` leaves in the database at least, the present one not counted. */
  keptMonths: number
}

/**
 * Tables in partitions by the month of their `at`, in the time of São Paulo: logs that are read by time and grow for
 * ever. None has a key that tells repeated facts apart, and no rule of retention deletes from one (decision 0040).
 * A request of staff that is repeated finds its first row in the trail (`proposeOrDo`): that is never as old as what leaves.
 */
export const monthlyTables: readonly MonthlyTable[] = [
  { table: auditLog, keptMonths: 60 },
  // As long: "last access" on screens is the newest of its rows.
  { table: sessionLogs, keptMonths: 60 },
]
