import { maskDocument } from '@balcao/domain/document'
import { and, desc, eq } from 'drizzle-orm'
import { orders } from '../../db/schema/orders.ts'
import type { Caller } from '../../rpc/caller.ts'
import { getUser } from '../accounts/users/user.ts'

/** Who the shop takes the caller for: the mailbox, and what the newest purchase says. The document is shown masked, for a mailbox may be shared. */
export async function describeCustomer(caller: Caller) {
  const { name, email, createdAt } = await getUser(caller, caller.session.userId)
  const [newest] = await caller.tx
    .select({ document: orders.buyerDocument, phone: orders.buyerPhone })
    .from(orders)
    .where(and(eq(orders.buyerEmail, email), eq(orders.documentSource, 'BUYER')))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return {
    name,
    email,
    document: newest?.document ? maskDocument(newest.document) : null,
    phone: newest?.phone || null,
    customerSince: createdAt.toISOString(),
  }
}
