import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, ofPayment, probe } from '../../rpc/testing/access-facts.ts'
import type { sellerCorrectionsApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerCorrectionsApi>

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
        paymentId: probe<Answers['emailChange']>({
          own: ofPayment.own,
          foreign: ofPayment.foreign,
          harmless: (answer) => answer === null,
        }),
      },
    },
  },
}
