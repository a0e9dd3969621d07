import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { licenseClaims, productContents } from '#db/schema/access.ts'
import type { Scope } from '#scope.ts'
import { giveLicenses } from './give-licenses.ts'
import { lockLicenses } from './lock-licenses.ts'
import { planLicenseMail } from './plan-license-mail.ts'
import { tellKeysMissingJob } from './tell-keys-missing.job.ts'

const selectLicensed = defineStatement((db, given: Inputs<{ productIds: string[] }>) =>
  db
    .select({ id: productContents.id, productId: productContents.productId, title: productContents.title })
    .from(productContents)
    .where(
      and(
        eq(productContents.kind, 'LICENSE'),
        eq(productContents.productId, sql`any(${given.productIds}::uuid[])`),
      ),
    )
    // Sorted, so that two sales never deadlock.
    .orderBy(asc(productContents.id)),
)

/**
 * Takes one key for each new grant of a product with license keys. Without a free key the sale waits, and the
 * seller is notified.
 */
export async function claimLicenses(
  scope: Scope,
  grants: readonly { grantId: string; productId: string }[],
): Promise<void> {
  const { tx, platformId, now } = scope
  const contents = await selectLicensed(tx, { productIds: grants.map(({ productId }) => productId) })
  for (const content of contents) {
    await lockLicenses(scope, content.id)
    const hadWaiting = await isSomebodyWaiting(scope, content.id)
    const claims = await tx
      .insert(licenseClaims)
      .values(
        grants
          .filter(({ productId }) => productId === content.productId)
          .map(({ grantId }) => ({ platformId, grantId, contentId: content.id, claimedAt: now })),
      )
      .returning({ id: licenseClaims.id })
    const fresh = new Set(claims.map(({ id }) => id))
    const given = await giveLicenses(scope, content)
    // The receipt of this sale is written later and contains its key.
    await planLicenseMail(
      scope,
      given.filter(({ claimId }) => !fresh.has(claimId)),
    )
    if (!hadWaiting && (await isSomebodyWaiting(scope, content.id)))
      await addJob(scope, tellKeysMissingJob, { contentId: content.id, at: now.toISOString() })
  }
}

async function isSomebodyWaiting({ tx }: Scope, contentId: string): Promise<boolean> {
  const waiting = await tx
    .select({ id: licenseClaims.id })
    .from(licenseClaims)
    .where(and(eq(licenseClaims.contentId, contentId), isNull(licenseClaims.keyId)))
    .limit(1)
  return waiting.length > 0
}
