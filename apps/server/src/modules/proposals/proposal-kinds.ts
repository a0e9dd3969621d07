import { AppError } from '@balcao/domain/texts/app-error'
import type { ProposalKind } from '#db/schema/proposals.ts'
import { writeOffDebt } from '#modules/ledger/debts/write-off-debt.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { readReserveLots } from '#modules/ledger/reserves/read-reserve-lots.ts'
import { releaseReserve } from '#modules/ledger/reserves/release-reserve.ts'
import { correctFees } from '#modules/payments/fee-corrections/correct-fees.ts'
import { feeCorrectionTerms } from '#modules/payments/fee-corrections/fee-correction.input.ts'
import { weighTerms } from '#modules/payments/fee-corrections/weigh-terms.ts'
import { releaseTerms, writeOffTerms } from '#modules/proposals/proposal.input.ts'
import { defineProposal, type ProposalDefinition } from './define-proposal.ts'
import { adjustBalanceKind } from './kinds/adjust-balance.kind.ts'
import { changeAccountKind } from './kinds/change-account.kind.ts'
import { giveAccessKind } from './kinds/give-access.kind.ts'
import { linkReceiverKind } from './kinds/link-receiver.kind.ts'
import { savePlanKind } from './kinds/save-plan.kind.ts'
import { saveRoutesKind } from './kinds/save-routes.kind.ts'
import { saveSignOnKind } from './kinds/save-sign-on.kind.ts'

/** Books a person's debt, or a part of it, as a loss of the platform. */
const writeOffDebtKind = defineProposal({
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

/** Releases reserves before their date. */
const releaseReserveKind = defineProposal({
  terms: releaseTerms,
  async weigh(scope, { lotIds }) {
    const { owner, currency, amountCents } = await readReserveLots(scope, lotIds)
    return { subject: `${owner.purse}:${owner.userId}:${currency}`, ...owner, currency, amountCents }
  },
  carryOut: (scope, { lotIds }, { key, subject, amountCents }) =>
    releaseReserve(scope, { key, lotIds, amountCents, subject }),
})

/** Replaces the fee of a seller's past sales. */
const correctFeesKind = defineProposal({
  terms: feeCorrectionTerms,
  async weigh(scope, terms) {
    await weighTerms(scope, terms, { isLocked: false })
    const { sellerId, currency, method } = terms
    return {
      subject: `user:${sellerId}:${currency}:${method}`,
      userId: sellerId,
      purse: 'user',
      currency,
      amountCents: terms.wasCents - terms.becomesCents,
    }
  },
  carryOut: (scope, terms, { key, subject }) => correctFees(scope, terms, { key, subject }),
})

/** Every kind that takes two people. A new kind is one row here; inbox, deadline and audit log follow from it. */
export const proposalKinds: Record<ProposalKind, ProposalDefinition> = {
  BALANCE_ADJUSTMENT: adjustBalanceKind,
  RESERVE_RELEASE: releaseReserveKind,
  DEBT_WRITE_OFF: writeOffDebtKind,
  FEE_CORRECTION: correctFeesKind,
  ACQUIRER_ACCOUNT: changeAccountKind,
  PAYMENT_ROUTES: saveRoutesKind,
  RECEIVER_LINK: linkReceiverKind,
  STAFF_ACCESS: giveAccessKind,
  PLATFORM_PLAN: savePlanKind,
  STAFF_SIGN_ON: saveSignOnKind,
}
