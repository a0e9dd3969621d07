import type { auditDays } from '#db/schema/platforms.ts'

export type AuditDay = Omit<typeof auditDays.$inferSelect, 'id' | 'closedAt' | 'archivedIn'>

/** The header line of a closed day; `archived` if its rows do not follow because they are in the archive. */
export function headerOf(
  { platformId, day, rowsCount, rowsHash, previousHash, hash }: AuditDay,
  isArchived = false,
): string {
  const header = { day, platform: platformId, rows: rowsCount, rowsHash, previous: previousHash, hash }
  return JSON.stringify(isArchived ? { ...header, archived: true } : header)
}
