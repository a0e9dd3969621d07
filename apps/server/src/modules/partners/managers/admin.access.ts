import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, type Holdings, probe } from '../../../rpc/testing/access-facts.ts'
import type { adminManagersApi } from './admin.api.ts'

type Answers = inferRouterOutputs<typeof adminManagersApi>

const assignment = (managerId: string, sellerId: string) => ({
  managerId,
  sellerIds: [sellerId],
  pixBasisPoints: 500,
  creditCardBasisPoints: 500,
  billetBasisPoints: 500,
})

export const adminManagersAccess: AccessFacts = {
  at: 'admin.managers',
  objects: {
    portfolio: {
      caller: 'manager',
      ids: {
        managerId: probe<Answers['portfolio']>({
          own: ({ accountManagerId }) => ({ managerId: accountManagerId }),
          foreign: (_own, { accountManagerId }) => ({ managerId: accountManagerId }),
          harmless: ({ rows }) => rows.length === 0,
        }),
      },
    },
    end: {
      caller: 'manager',
      ids: {
        contractId: probe({
          own: ({ managementId }) => ({ contractId: managementId, reason: 'Mudou de carteira' }),
          foreign: (_own, { managementId }) => ({ contractId: managementId, reason: 'Mudou de carteira' }),
          refusal: 'not_found',
        }),
      },
    },
    assign: {
      caller: 'manager',
      ids: {
        managerId: probe({
          own: (own: Holdings) => assignment(own.accountManagerId, own.sellerId),
          foreign: (own, { accountManagerId }) => assignment(accountManagerId, own.sellerId),
          refusal: 'partner_not_found',
        }),
        sellerIds: probe({
          own: (own: Holdings) => assignment(own.accountManagerId, own.sellerId),
          foreign: (own, { sellerId }) => assignment(own.accountManagerId, sellerId),
          refusal: 'partner_not_found',
        }),
      },
    },
  },
}
