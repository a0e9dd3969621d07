import { and, asc, eq, isNull } from 'drizzle-orm'
import { accessDeliveries, accessGrants, licenseClaims, licenseKeys } from '#db/schema/access.ts'
import { orders } from '#db/schema/orders.ts'
import { readStandings } from '#modules/access/read-standings.ts'
import type { Scope } from '#scope.ts'

export type GivenLicense = { claimId: string; orderId: string }
type Content = { id: string; title: string }

/**
 * Gives the free keys of a content to the waiting sales, the longest waiting first. A sale with closed access
 * gets none until it is open again. Each delivery is recorded for its buyer. The caller has locked the
 * content's keys.
 */
export async function giveLicenses(scope: Scope, content: Content): Promise<GivenLicense[]> {
  const { tx, platformId, now } = scope
  const owed = await openClaims(scope, content.id)
  if (owed.length === 0) return []
  const keys = await tx
    .select({ id: licenseKeys.id })
    .from(licenseKeys)
    .where(and(eq(licenseKeys.contentId, content.id), isNull(licenseKeys.takenAt)))
    .orderBy(asc(licenseKeys.number))
    .limit(owed.length)
  const given = keys.flatMap(({ id: keyId }, index) => (owed[index] ? [{ keyId, ...owed[index] }] : []))
  for (const { keyId, claimId } of given) {
    await tx.update(licenseKeys).set({ takenAt: now }).where(eq(licenseKeys.id, keyId))
    await tx.update(licenseClaims).set({ keyId, givenAt: now }).where(eq(licenseClaims.id, claimId))
  }
  if (given.length > 0)
    await tx.insert(accessDeliveries).values(
      given.map(({ grantId }) => ({
        platformId,
        grantId,
        contentId: content.id,
        kind: 'LICENSE' as const,
        title: content.title,
        deliveredAt: now,
      })),
    )
  return given.map(({ claimId, orderId }) => ({ claimId, orderId }))
}

async function openClaims(scope: Scope, contentId: string) {
  const waiting = await scope.tx
    .select({ claimId: licenseClaims.id, grantId: licenseClaims.grantId, orderId: orders.id })
    .from(licenseClaims)
    .innerJoin(accessGrants, eq(accessGrants.id, licenseClaims.grantId))
    .innerJoin(orders, eq(orders.id, accessGrants.orderId))
    .where(and(eq(licenseClaims.contentId, contentId), isNull(licenseClaims.keyId)))
    .orderBy(asc(licenseClaims.claimedAt), asc(licenseClaims.id))
  const standings = await readStandings(
    scope,
    waiting.map(({ grantId }) => grantId),
  )
  return waiting.filter(({ grantId }) => standings.get(grantId)?.isOpen)
}
