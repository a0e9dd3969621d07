import { AppError } from '@balcao/domain/texts/app-error'
import type { z } from 'zod'
import { commissionProposals } from '#db/schema/corrections.ts'
import { passOnLots } from '#modules/ledger/lots/pass-on-lots.ts'
import { addAffiliate } from '#modules/orders/add-affiliate.ts'
import { findEligibleAffiliates } from '#modules/partners/affiliates/find-eligible-affiliates.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Caller } from '#rpc/caller.ts'
import { closeProposal } from './close-proposal.ts'
import type { commissionAnswerInput } from './commission-proposal.input.ts'
import { type CommissionProposal, lockProposal } from './lock-proposal.ts'
import { requireCommissionable } from './require-commissionable.ts'

/**
 * The affiliate's answer to a proposed commission. An accepted commission leaves the producer's part at once
 * and keeps the release dates. The same answer twice counts once.
 */
export async function answerCommission(
  caller: Caller,
  { proposalId, answer }: z.output<typeof commissionAnswerInput>,
): Promise<void> {
  const locked = await lockProposal(caller, proposalId, commissionProposals.affiliateId)
  const { proposal, payment } = locked
  if (proposal.state === answer) return
  if (proposal.state !== 'PROPOSED') throw new AppError('record_changed')
  if (answer === 'ACCEPTED') await moveCommission(caller, proposal, payment)
  await closeProposal(caller, locked, answer)
}

async function moveCommission(
  caller: Caller,
  { affiliationId, amountCents, currency }: CommissionProposal,
  payment: Payment,
): Promise<void> {
  const { order } = await requireCommissionable(caller, payment)
  const [affiliate] = await findEligibleAffiliates(caller, order, { ids: [affiliationId] })
  if (!affiliate) throw new AppError('affiliate_not_eligible')
  const { affiliateId, termsId } = affiliate
  await passOnLots(caller, {
    currency,
    paymentId: payment.id,
    producerId: payment.sellerId,
    affiliateId,
    amountCents,
  })
  await addAffiliate(caller, order, { affiliateId, termsId, amountCents })
}
