import { AppError } from '@balcao/domain/app-error'
import { eq } from 'drizzle-orm'
import { moneyProposals } from '../../db/schema/proposals.ts'
import type { Caller } from '../../rpc/caller.ts'
import { getBalance } from '../ledger/get-balance.ts'
import { feeCorrectionTerms } from '../payments/fee-corrections/fee-correction.input.ts'
import { selectProposals, showProposal } from './list-proposals.ts'
import type { Proposal } from './proposal.ts'

/** One proposal beside what the person has now. */
export async function getProposal(caller: Caller, { proposalId }: { proposalId: string }) {
  const [row] = await selectProposals(caller, {}).where(eq(moneyProposals.id, proposalId))
  if (!row) throw new AppError('not_found')
  const { userId, currency, purse } = row.proposal
  const { nextRelease: _, ...balance } = await getBalance(caller, userId, currency, purse)
  return { ...showProposal(caller, row), feeCorrection: feeCorrectionOf(row.proposal), balance }
}

/** Which sales get which other fee, and what that comes to. */
function feeCorrectionOf({ kind, terms }: Proposal) {
  return kind === 'FEE_CORRECTION' ? feeCorrectionTerms.parse(terms) : null
}
