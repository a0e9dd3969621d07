import { eq, inArray } from 'drizzle-orm'
import { licenseClaims, licenseKeys } from '../../../db/schema/access.ts'
import type { Scope } from '../../../scope.ts'

/** By grant and content: the key that was given, or null while it waits. A sale from before the content gave keys is owed none. */
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
