import type { AccessFacts } from '#rpc/testing/access-facts.ts'

const ownSalesOnly = {
  because:
    'Found among one’s own sales and the affiliates of their products: `late-affiliate.test.ts` asks for those of others.',
}
const ownProposalsOnly = {
  because: 'Found among one’s own proposals only: `late-affiliate.test.ts` asks for those of others.',
}

export const sellerCorrectionsAccess: AccessFacts = {
  at: 'seller.corrections',
  objects: {
    askEmailChange: {
      caller: 'seller',
      ids: {
        paymentId: {
          because:
            'Found among one’s own sales only, and possible in some states only: `email-change.test.ts` asks for those of others.',
        },
      },
    },
    emailChange: {
      caller: 'seller',
      ids: {
        paymentId: {
          because:
            'A sale of another seller has none to show: `email-change.test.ts` asks for one as a stranger.',
        },
      },
    },
    commissionable: { caller: 'seller', ids: { paymentId: ownSalesOnly } },
    affiliateOptions: { caller: 'seller', ids: { paymentId: ownSalesOnly, ids: ownSalesOnly } },
    proposeCommission: { caller: 'seller', ids: { paymentId: ownSalesOnly, affiliationId: ownSalesOnly } },
    withdrawCommission: { caller: 'seller', ids: { proposalId: ownProposalsOnly } },
    answerCommission: { caller: 'seller', ids: { proposalId: ownProposalsOnly } },
  },
}
