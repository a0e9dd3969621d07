import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { accessDeliveries, externalAccesses, productContents } from '#db/schema/access.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'
import { settleExternalAccess } from './settle-external-access.ts'

type NewGrants = { orderId: string; grants: readonly { grantId: string; productId: string }[] }

const selectExternal = defineStatement((db, given: Inputs<{ productIds: string[] }>) =>
  db
    .select()
    .from(productContents)
    .where(
      and(
        isNotNull(productContents.endpointId),
        eq(productContents.productId, sql`any(${given.productIds}::uuid[])`),
      ),
    ),
)

/** Opens an access in the seller's own system for each new grant. */
export async function openExternalAccess(scope: Scope, { orderId, grants }: NewGrants): Promise<void> {
  const { tx, platformId, now } = scope
  const contents = await selectExternal(tx, { productIds: grants.map(({ productId }) => productId) })
  if (contents.length === 0) return
  const opened = contents.flatMap(({ id: contentId, productId, title, endpointId }) => {
    invariant(endpointId, 'the query selects contents with an endpoint')
    return grants
      .filter((grant) => grant.productId === productId)
      .map(({ grantId }) => ({ platformId, grantId, contentId, title, endpointId }))
  })
  await tx.insert(externalAccesses).values(opened.map((row) => ({ ...row, isOpen: false, told: 0 })))
  await tx.insert(accessDeliveries).values(
    opened.map(({ grantId, contentId, title }) => ({
      platformId,
      grantId,
      contentId,
      kind: 'EXTERNAL' as const,
      title,
      deliveredAt: now,
    })),
  )
  await settleExternalAccess(scope, { orderIds: [orderId] })
}
