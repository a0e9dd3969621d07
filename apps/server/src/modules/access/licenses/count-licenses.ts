import { count, inArray, isNull, sql } from 'drizzle-orm'
import { licenseClaims, licenseKeys } from '#db/schema/access.ts'
import type { Scope } from '#scope.ts'

export type LicenseCount = { free: number; given: number; waiting: number }

/** Free keys, given keys and waiting sales of each content. */
export async function countLicenses(
  { tx }: Scope,
  contentIds: readonly string[],
): Promise<(contentId: string) => LicenseCount> {
  if (contentIds.length === 0) return () => ({ free: 0, given: 0, waiting: 0 })
  const [keys, claims] = await Promise.all([
    tx
      .select({
        contentId: licenseKeys.contentId,
        free: sql<number>`count(*) filter (where ${isNull(licenseKeys.takenAt)})::int`,
        all: count(),
      })
      .from(licenseKeys)
      .where(inArray(licenseKeys.contentId, [...contentIds]))
      .groupBy(licenseKeys.contentId),
    tx
      .select({
        contentId: licenseClaims.contentId,
        waiting: sql<number>`count(*) filter (where ${isNull(licenseClaims.keyId)})::int`,
      })
      .from(licenseClaims)
      .where(inArray(licenseClaims.contentId, [...contentIds]))
      .groupBy(licenseClaims.contentId),
  ])
  return (contentId) => {
    const { free = 0, all = 0 } = keys.find((row) => row.contentId === contentId) ?? {}
    const { waiting = 0 } = claims.find((row) => row.contentId === contentId) ?? {}
    return { free, given: all - free, waiting }
  }
}
