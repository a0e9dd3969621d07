import { correctFees } from '#modules/payments/fee-corrections/correct-fees.ts'
import { feeCorrectionTerms } from '#modules/payments/fee-corrections/fee-correction.input.ts'
import { weighTerms } from '#modules/payments/fee-corrections/weigh-terms.ts'
import { defineProposal } from '#modules/proposals/define-proposal.ts'

/** Replaces the fee of a seller's past sales. */
export const correctFeesKind = defineProposal({
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
