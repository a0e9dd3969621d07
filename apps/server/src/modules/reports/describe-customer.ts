import { maskDocument } from '@balcao/domain/people/document'
import { and, desc, eq, notInArray, type SQL } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * The caller's data: the mailbox, and the document and phone of the newest purchases that have them. The
 * document is masked, since a mailbox may be shared.
 */
export async function describeCustomer(caller: Caller) {
  const { name, email, createdAt } = await getUser(caller, caller.session.userId)
  const { placeholderPhone, formerPlaceholderPhones } = await getPlatform(caller)
  const newest = async (isTyped: SQL) => {
    const [order] = await caller.tx
      .select({ document: orders.buyerDocument, phone: orders.buyerPhone })
      .from(orders)
      .where(and(eq(orders.buyerEmail, email), isTyped))
      .orderBy(desc(orders.createdAt))
      .limit(1)
    return order
  }
  const [documented, reachable] = await Promise.all([
    newest(eq(orders.documentSource, 'BUYER')),
    newest(notInArray(orders.buyerPhone, [placeholderPhone, ...formerPlaceholderPhones])),
  ])
  return {
    name,
    email,
    document: documented?.document ? maskDocument(documented.document) : null,
    phone: reachable?.phone || null,
    customerSince: createdAt.toISOString(),
  }
}
