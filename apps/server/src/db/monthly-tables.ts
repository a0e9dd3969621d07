import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { sessionLogs } from './schema/accounts.ts'
import { auditLog } from './schema/platforms.ts'

export type MonthlyTable = {
  table: PgTable & { platformId: AnyPgColumn; id: AnyPgColumn; at: AnyPgColumn }
  /** Least number of months that `balcao archive` leaves in the database, the present one not counted. */
  keptMonths: number
}

/**
 * Tables in partitions by the month of their `at`, in the time of São Paulo: logs that are read by time and grow
 * for ever. None has a key that detects repeated facts, and no rule of retention deletes from one (decision 0040).
 * A repeated request of staff looks up its first audit row (`proposeOrDo`), which is always younger than the
 * archived months.
 */
export const monthlyTables: readonly MonthlyTable[] = [
  { table: auditLog, keptMonths: 60 },
  // Kept as long as the audit trail, since screens show the newest row as "last access".
  { table: sessionLogs, keptMonths: 60 },
]
