import { inArray } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import type { Scope } from '#scope.ts'

/** Changes the buyer's address of these orders, for mails and logins. */
export async function setBuyerEmail(
  { tx }: Scope,
  { orderIds, buyerEmail }: { orderIds: readonly string[]; buyerEmail: string },
): Promise<void> {
  await tx
    .update(orders)
    .set({ buyerEmail })
    .where(inArray(orders.id, [...orderIds]))
}
