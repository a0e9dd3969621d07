import { eq, inArray } from 'drizzle-orm'
import { licenseClaims, licenseKeys } from '#db/schema/access.ts'
import type { Scope } from '#scope.ts'

/**
 * The key given, or null while the sale waits, by grant and content. A sale made before the content had keys
 * is owed none.
 */
export async function readGrantLicenses(
  { tx }: Scope,
  grantIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (grantIds.length === 0) return new Map()
  const claims = await tx
    .select({ grantId: licenseClaims.grantId, contentId: licenseClaims.contentId, key: licenseKeys.value })
    .from(licenseClaims)
    .leftJoin(licenseKeys, eq(licenseKeys.id, licenseClaims.keyId))
    .where(inArray(licenseClaims.grantId, [...grantIds]))
  return new Map(claims.map(({ grantId, contentId, key }) => [`${grantId} ${contentId}`, key]))
}
