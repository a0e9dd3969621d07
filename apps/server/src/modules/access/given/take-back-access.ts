import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { accessGrants, accessSuspensions } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'

/** Ends a given access. A sold access ends by a refund, never by hand. */
export async function takeBackAccess(caller: Caller, { grantId }: { grantId: string }): Promise<void> {
  const { tx, platformId, session, now } = caller
  const [given] = await tx
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .innerJoin(products, eq(products.id, accessGrants.productId))
    .where(
      and(eq(accessGrants.id, grantId), isNull(accessGrants.orderId), eq(products.sellerId, session.userId)),
    )
    .for('no key update', { of: accessGrants })
  if (!given) throw new AppError('not_found')
  await tx
    .insert(accessSuspensions)
    .values({ platformId, grantId, cause: 'TAKEN_BACK', suspendedAt: now })
    .onConflictDoNothing()
}
