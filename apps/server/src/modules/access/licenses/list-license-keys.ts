import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { accessGrants, accessSuspensions, licenseClaims, licenseKeys } from '#db/schema/access.ts'
import { orders } from '#db/schema/orders.ts'
import type { Caller } from '#rpc/caller.ts'
import { requireLicenseContent } from './license-contents.ts'

const keyOrders: ListOrders<'number'> = {
  columns: { number: [licenseKeys.number, licenseKeys.id] },
  usual: { by: 'number', direction: 'desc' },
}

export const licenseKeyListInput = z.strictObject({
  contentId: z.uuid(),
  state: z.enum(['FREE', 'TAKEN']).optional(),
  ...pageInput(keyOrders),
})

/**
 * The keys of one of the caller's contents, the newest first: free, given to an order, or given and revoked
 * after a refund.
 */
export async function listLicenseKeys(caller: Caller, input: z.output<typeof licenseKeyListInput>) {
  const { tx } = caller
  const { contentId, state } = input
  await requireLicenseContent(caller, contentId)
  const closed = tx
    .select({ id: accessSuspensions.id })
    .from(accessSuspensions)
    .where(
      and(
        eq(accessSuspensions.platformId, licenseClaims.platformId),
        eq(accessSuspensions.grantId, licenseClaims.grantId),
        isNull(accessSuspensions.restoredAt),
      ),
    )
  const { rows, nextCursor } = await pageOf(keyOrders, input, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: licenseKeys.id,
        value: licenseKeys.value,
        takenAt: licenseKeys.takenAt,
        orderCode: orders.code,
        isRevoked: sql<boolean>`${exists(closed)}`,
        place,
      })
      .from(licenseKeys)
      .leftJoin(
        licenseClaims,
        and(eq(licenseClaims.platformId, licenseKeys.platformId), eq(licenseClaims.keyId, licenseKeys.id)),
      )
      .leftJoin(
        accessGrants,
        and(
          eq(accessGrants.platformId, licenseClaims.platformId),
          eq(accessGrants.id, licenseClaims.grantId),
        ),
      )
      .leftJoin(
        orders,
        and(eq(orders.platformId, accessGrants.platformId), eq(orders.id, accessGrants.orderId)),
      )
      .where(
        and(
          eq(licenseKeys.contentId, contentId),
          state && (state === 'FREE' ? isNull(licenseKeys.takenAt) : isNotNull(licenseKeys.takenAt)),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ takenAt, isRevoked, ...row }) => ({
      ...row,
      takenAt: takenAt?.toISOString() ?? null,
      state: takenAt === null ? ('FREE' as const) : isRevoked ? ('REVOKED' as const) : ('GIVEN' as const),
    })),
    nextCursor,
  }
}
