import { eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { type CommissionProposalState, commissionProposals } from '#db/schema/corrections.ts'
import { orders } from '#db/schema/orders.ts'
import { invariant } from '#kit/invariant.ts'
import { tellPartner } from '#modules/partners/tell-partner.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CommissionProposal } from './lock-proposal.ts'

type Closed = Exclude<CommissionProposalState, 'PROPOSED' | 'REPLACED'>

const news = {
  ACCEPTED: 'commissionAccepted',
  DECLINED: 'commissionDeclined',
  WITHDRAWN: 'commissionWithdrawn',
} as const
const actions = {
  ACCEPTED: 'sale.commission_accepted',
  DECLINED: 'sale.commission_declined',
  WITHDRAWN: 'sale.commission_withdrawn',
} as const

/** Ends a proposal, records the person who ended it, and notifies the other side. */
export async function closeProposal(
  caller: Caller,
  { proposal, payment }: { proposal: CommissionProposal; payment: Payment },
  state: Closed,
): Promise<void> {
  const { tx, now, session } = caller
  const { id, affiliateId, proposedById, amountCents, currency } = proposal
  await tx.update(commissionProposals).set({ state, closedAt: now }).where(eq(commissionProposals.id, id))
  await writeAudit(caller, actorOf(caller), {
    action: actions[state],
    subject: payment.id,
    detail: { proposalId: id, affiliateId, amountCents },
  })
  const [sale] = await tx
    .select({ orderCode: orders.code, productName: products.name })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .where(eq(orders.id, payment.orderId))
  invariant(sale, `payment ${payment.id} has an order`)
  const isToAffiliate = state === 'WITHDRAWN'
  await tellPartner(caller, {
    key: `commission:${id}:${state.toLowerCase()}`,
    kind: news[state],
    fromId: session.userId,
    toId: isToAffiliate ? affiliateId : proposedById,
    productName: sale.productName,
    commission: { orderCode: sale.orderCode, amountCents, currency },
    pagePath: isToAffiliate ? '/platform/affiliates' : `/platform/my-sales?open=${payment.id}`,
  })
}
