import { AppError } from '@balcao/domain/texts/app-error'
import type { Currency } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { moneyProposals } from '#db/schema/proposals.ts'
import { findDependents } from '#modules/accounts/staff/second-person.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import type { PurseOwner } from '#modules/ledger/lock-purses.ts'
import { feeCorrectionTerms } from '#modules/payments/fee-corrections/fee-correction.input.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import { selectProposals, showProposal } from './list-proposals.ts'
import type { Proposal } from './proposal.ts'

/** One proposal with the person's current balance, if it concerns one person's money. */
export async function getProposal(caller: Caller, { proposalId }: { proposalId: string }) {
  const [row] = await selectProposals(caller, {}).where(eq(moneyProposals.id, proposalId))
  if (!row) throw new AppError('not_found')
  const { userId, currency, purse } = row.proposal
  const isOfSomebody = userId !== null && currency !== null && purse !== null
  return {
    ...showProposal(caller, row, await findDependents(caller, caller.session.userId, 'isConfigAvailable')),
    feeCorrection: feeCorrectionOf(row.proposal),
    balance: isOfSomebody ? await balanceOf(caller, { userId, currency, purse }) : null,
  }
}

async function balanceOf(scope: Scope, { userId, currency, purse }: PurseOwner & { currency: Currency }) {
  const { nextRelease: _, ...balance } = await getBalance(scope, userId, currency, purse)
  return balance
}

/** The sales, the new fee and the difference. */
function feeCorrectionOf({ kind, terms }: Proposal) {
  return kind === 'FEE_CORRECTION' ? feeCorrectionTerms.parse(terms) : null
}
