import { and, asc, eq, isNull } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { accessGrants, licenseClaims, licenseKeys, productContents } from '#db/schema/access.ts'
import { readStandings } from '#modules/access/read-standings.ts'
import type { Scope } from '#scope.ts'

const selectClaims = defineStatement((db, given: Inputs<{ orderId: string }>) =>
  db
    .select({ grantId: accessGrants.id, title: productContents.title, key: licenseKeys.value })
    .from(accessGrants)
    .innerJoin(licenseClaims, eq(licenseClaims.grantId, accessGrants.id))
    .innerJoin(productContents, eq(productContents.id, licenseClaims.contentId))
    .leftJoin(licenseKeys, eq(licenseKeys.id, licenseClaims.keyId))
    .where(and(eq(accessGrants.orderId, given.orderId), isNull(accessGrants.givenName)))
    .orderBy(asc(productContents.position)),
)

/** License keys of an order for its buyer; null for a key not yet available. Closed grants and gifts have none. */
export async function readOrderLicenses(
  scope: Scope,
  orderId: string,
): Promise<{ title: string; key: string | null }[]> {
  const claims = await selectClaims(scope.tx, { orderId })
  const standings = await readStandings(
    scope,
    claims.map(({ grantId }) => grantId),
  )
  return claims
    .filter(({ grantId }) => standings.get(grantId)?.isOpen)
    .map(({ title, key }) => ({ title, key }))
}
