import { AppError } from '@balcao/domain/app-error'
import { writeOffDebt } from '#modules/ledger/debts/write-off-debt.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { defineProposal } from '#modules/proposals/define-proposal.ts'
import { writeOffTerms } from '#modules/proposals/proposal.input.ts'

/** Books a person's debt, or a part of it, as a loss of the platform. */
export const writeOffDebtKind = defineProposal({
  terms: writeOffTerms,
  async weigh(scope, { userId, purse, currency, amountCents }) {
    const { debtCents } = await getBalance(scope, userId, currency, purse)
    if (debtCents === 0) throw new AppError('not_found')
    if (debtCents < amountCents) throw new AppError('record_changed')
    return { subject: `${purse}:${userId}:${currency}`, userId, purse, currency, amountCents }
  },
  carryOut: (scope, { userId, purse, currency, amountCents }, { key, subject }) =>
    writeOffDebt(scope, { key, owner: { userId, purse }, currency, amountCents, subject }),
})
