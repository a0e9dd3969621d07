import { AppError } from '@balcao/domain/texts/app-error'
import type { ErrorCode } from '@balcao/domain/texts/error-codes'
import { desc, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { commissionProposals } from '#db/schema/corrections.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOwnSale } from './find-own-sale.ts'
import { type CommissionableSale, requireCommissionable } from './require-commissionable.ts'

/**
 * Data for the decision to add an affiliate to the caller's sale: whether it is possible, the maximum, and
 * the last proposal.
 */
export async function getCommissionable(caller: Caller, { paymentId }: { paymentId: string }) {
  const payment = await findOwnSale(caller, paymentId)
  const { refusal, sale } = await weigh(requireCommissionable(caller, payment))
  return {
    refusal,
    currency: payment.currency,
    netCents: sale?.netCents ?? 0,
    producerCents: sale?.producerCents ?? 0,
    answerBy: sale?.answerBy.toISOString() ?? null,
    proposal: await readLastProposal(caller, paymentId),
  }
}

async function weigh(
  asked: Promise<CommissionableSale>,
): Promise<{ refusal: ErrorCode | null; sale: CommissionableSale | null }> {
  try {
    return { refusal: null, sale: await asked }
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.code, sale: null }
    throw error
  }
}

async function readLastProposal({ tx, now }: Caller, paymentId: string) {
  const [last] = await tx
    .select({ proposal: commissionProposals, affiliateName: users.name })
    .from(commissionProposals)
    .innerJoin(users, eq(users.id, commissionProposals.affiliateId))
    .where(eq(commissionProposals.paymentId, paymentId))
    .orderBy(desc(commissionProposals.createdAt), desc(commissionProposals.id))
    .limit(1)
  if (!last) return null
  const { id, state, basisPoints, amountCents, answerBy } = last.proposal
  const isOver = state === 'PROPOSED' && answerBy <= now
  return {
    id,
    state: isOver ? ('EXPIRED' as const) : state,
    affiliateName: last.affiliateName,
    basisPoints,
    amountCents,
    answerBy: answerBy.toISOString(),
  }
}
