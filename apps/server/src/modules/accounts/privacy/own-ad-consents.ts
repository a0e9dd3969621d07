import { eq, inArray } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { adConsents } from '#db/schema/tracking.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'

/** The ad vendors to which the caller, as a buyer, agreed to have data sent. */
export async function getAdConsents(caller: Caller) {
  const { email } = await getUser(caller, caller.session.userId)
  const found = await caller.tx
    .select({ vendors: adConsents.vendors })
    .from(adConsents)
    .innerJoin(orders, eq(orders.id, adConsents.orderId))
    .where(eq(orders.buyerEmail, email))
  return { vendors: [...new Set(found.flatMap(({ vendors }) => vendors))].sort() }
}

/** Withdraws every consent of the caller, as a buyer. */
export async function withdrawAdConsents(caller: Caller): Promise<void> {
  const { userId } = caller.session
  const { email } = await getUser(caller, userId)
  const count = await withdrawAdConsentsOf(caller, email)
  await writeAudit(
    caller,
    { userId, ip: null },
    { action: 'ad_consents.withdrawn', subject: userId, detail: { count } },
  )
}

/** Deletes every consent of a mailbox. Returns their number. */
export async function withdrawAdConsentsOf({ tx }: Scope, buyerEmail: string): Promise<number> {
  const bought = tx.select({ id: orders.id }).from(orders).where(eq(orders.buyerEmail, buyerEmail))
  const deleted = await tx
    .delete(adConsents)
    .where(inArray(adConsents.orderId, bought))
    .returning({ id: adConsents.id })
  return deleted.length
}
