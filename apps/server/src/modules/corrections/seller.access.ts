import type { AccessFacts } from '../../rpc/testing/access-facts.ts'

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
  },
}
