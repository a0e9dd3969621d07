import type postgres from 'postgres'

/** Stores, for the closed days of a month on all platforms, the archive file that holds their rows from now on. */
export async function markArchivedDays(
  sql: postgres.TransactionSql,
  { month, key }: { month: string; key: string | null },
): Promise<void> {
  await sql`update audit_days set archived_in = ${key}
    where day like ${`${month}-%`} and rows_count > 0 and archived_in is null`
}
