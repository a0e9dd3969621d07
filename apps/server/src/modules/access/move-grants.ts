import { inArray } from 'drizzle-orm'
import { accessGrants } from '../../db/schema/access.ts'
import type { Scope } from '../../scope.ts'

/** Opens what these orders opened to somebody else instead. Suspensions and what was delivered stay with the grant. */
export async function moveGrants(
  { tx }: Scope,
  { orderIds, customerId }: { orderIds: readonly string[]; customerId: string },
): Promise<void> {
  await tx
    .update(accessGrants)
    .set({ customerId })
    .where(inArray(accessGrants.orderId, [...orderIds]))
}
