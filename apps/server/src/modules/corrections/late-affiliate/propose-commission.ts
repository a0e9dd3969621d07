import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { commissionProposals } from '#db/schema/corrections.ts'
import { findEligibleAffiliates } from '#modules/partners/affiliates/find-eligible-affiliates.ts'
import { tellPartner } from '#modules/partners/tell-partner.ts'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { commissionProposalInput } from './commission-proposal.input.ts'
import { commissionOf, requireCommissionable } from './require-commissionable.ts'

/**
 * Proposes a commission to an affiliate of the product on a sale made without one. No money moves before the
 * affiliate accepts. A new proposal for the sale replaces a waiting one.
 */
export async function proposeCommission(
  caller: Caller,
  { paymentId, affiliationId, basisPoints }: z.output<typeof commissionProposalInput>,
): Promise<{ proposalId: string; amountCents: number }> {
  const { tx, platformId, now, session } = caller
  const payment = await lockForMoney(caller, paymentId)
  if (payment.sellerId !== session.userId) throw new AppError('payment_not_found')
  const sale = await requireCommissionable(caller, payment)
  const [affiliate] = await findEligibleAffiliates(caller, sale.order, { ids: [affiliationId] })
  if (!affiliate) throw new AppError('affiliate_not_eligible')
  if (basisPoints > affiliate.basisPoints) throw new AppError('commission_too_high')
  const amountCents = commissionOf(sale, basisPoints)
  await tx
    .update(commissionProposals)
    .set({ state: 'REPLACED', closedAt: now })
    .where(and(eq(commissionProposals.paymentId, paymentId), eq(commissionProposals.state, 'PROPOSED')))
  const proposalId = randomUUID()
  const { currency } = payment
  await tx.insert(commissionProposals).values({
    id: proposalId,
    platformId,
    paymentId,
    proposedById: session.userId,
    affiliationId,
    affiliateId: affiliate.affiliateId,
    basisPoints,
    amountCents,
    currency,
    state: 'PROPOSED',
    answerBy: sale.answerBy,
    createdAt: now,
  })
  await writeAudit(caller, actorOf(caller), {
    action: 'sale.commission_proposed',
    subject: paymentId,
    detail: { proposalId, affiliateId: affiliate.affiliateId, basisPoints, amountCents },
  })
  await tellPartner(caller, {
    key: `commission:${proposalId}:proposed`,
    kind: 'commissionProposed',
    fromId: session.userId,
    toId: affiliate.affiliateId,
    productName: sale.productName,
    commission: { orderCode: sale.order.code, amountCents, currency },
    pagePath: '/platform/affiliates',
  })
  return { proposalId, amountCents }
}
