import { and, asc, eq, gt } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { commissionProposals } from '#db/schema/corrections.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Caller } from '#rpc/caller.ts'

const shownMax = 50

/** Proposals that wait for the caller's answer, the nearest end first, without data of the buyer. */
export async function listCommissionProposals({ tx, now, session }: Caller) {
  const rows = await tx
    .select({
      id: commissionProposals.id,
      productName: products.name,
      producerName: users.name,
      orderCode: orders.code,
      soldAt: orders.createdAt,
      basisPoints: commissionProposals.basisPoints,
      amountCents: commissionProposals.amountCents,
      currency: commissionProposals.currency,
      answerBy: commissionProposals.answerBy,
    })
    .from(commissionProposals)
    .innerJoin(payments, eq(payments.id, commissionProposals.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .innerJoin(users, eq(users.id, commissionProposals.proposedById))
    .where(
      and(
        eq(commissionProposals.affiliateId, session.userId),
        eq(commissionProposals.state, 'PROPOSED'),
        gt(commissionProposals.answerBy, now),
      ),
    )
    .orderBy(asc(commissionProposals.answerBy), asc(commissionProposals.id))
    .limit(shownMax)
  return rows.map(({ soldAt, answerBy, ...row }) => ({
    ...row,
    soldAt: soldAt.toISOString(),
    answerBy: answerBy.toISOString(),
  }))
}
