import type { auditDays } from '#db/schema/platforms.ts'

export type AuditDay = Omit<typeof auditDays.$inferSelect, 'id' | 'closedAt' | 'archivedIn'>

/** The line about a closed day above its rows; `archived` where they do not follow, since the archive has them. */
export function headerOf(
  { platformId, day, rowsCount, rowsHash, previousHash, hash }: AuditDay,
  isArchived = false,
): string {
  const header = { day, platform: platformId, rows: rowsCount, rowsHash, previous: previousHash, hash }
  return JSON.stringify(isArchived ? { ...header, archived: true } : header)
}
