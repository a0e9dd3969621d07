import type { AccessFacts } from '#rpc/testing/access-facts.ts'

const ownSalesOnly =
  'Found among one’s own sales and the affiliates of their products: `late-affiliate.test.ts` asks for those of others.'
const ownProposalsOnly =
  'Found among one’s own proposals only: `late-affiliate.test.ts` asks for those of others.'

export const sellerCorrectionsAccess: AccessFacts = {
  at: 'seller.corrections',
  objects: {
    askEmailChange: {
      paymentId:
        'Found among one’s own sales only, and possible in some states only: `email-change.test.ts` asks for those of others.',
    },
    emailChange: {
      paymentId:
        'A sale of another seller has none to show: `email-change.test.ts` asks for one as a stranger.',
    },
    commissionable: { paymentId: ownSalesOnly },
    affiliateOptions: { paymentId: ownSalesOnly, ids: ownSalesOnly },
    proposeCommission: { paymentId: ownSalesOnly, affiliationId: ownSalesOnly },
    withdrawCommission: { proposalId: ownProposalsOnly },
    answerCommission: { proposalId: ownProposalsOnly },
  },
}
