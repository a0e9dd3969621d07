import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, type Holdings, probe } from '#rpc/testing/access-facts.ts'
import type { adminManagersApi } from './admin.api.ts'

type Answers = inferRouterOutputs<typeof adminManagersApi>

const assignment = (managerId: string, sellerId: string) => ({
  managerId,
  sellerIds: [sellerId],
  pixBasisPoints: 500,
  creditCardBasisPoints: 500,
  billetBasisPoints: 500,
  reason: 'Mudou de carteira',
})

const commission = (managerId: string) => ({
  managerId,
  pixBasisPoints: 500,
  creditCardBasisPoints: 500,
  billetBasisPoints: 500,
  reason: 'Novo acordo',
})

export const adminManagersAccess: AccessFacts = {
  at: 'admin.managers',
  objects: {
    portfolio: {
      managerId: probe<Answers['portfolio']>({
        own: ({ accountManagerId }) => ({ managerId: accountManagerId }),
        harmless: ({ rows }) => rows.length === 0,
      }),
    },
    referrals: {
      managerId: probe<Answers['referrals']>({
        own: ({ accountManagerId }) => ({ managerId: accountManagerId }),
        harmless: (rows) => rows.length === 0,
      }),
    },
    options: {
      ids: probe<Answers['options']>({
        own: ({ accountManagerId }) => ({ ids: [accountManagerId] }),
        harmless: (options) => options.length === 0,
      }),
    },
    sellerOptions: {
      ids: probe<Answers['sellerOptions']>({
        own: ({ sellerId }) => ({ ids: [sellerId] }),
        harmless: (options) => options.length === 0,
      }),
    },
    end: {
      contractId: ({ managementId }) => ({ contractId: managementId, reason: 'Mudou de carteira' }),
    },
    assign: {
      managerId: {
        own: (own: Holdings) => assignment(own.accountManagerId, own.sellerId),
        foreign: (own, { accountManagerId }) => assignment(accountManagerId, own.sellerId),
        refusal: 'partner_not_found',
      },
      sellerIds: {
        own: (own: Holdings) => assignment(own.accountManagerId, own.sellerId),
        foreign: (own, { sellerId }) => assignment(own.accountManagerId, sellerId),
        refusal: 'partner_not_found',
      },
    },
    // Runs after the other calls, because it creates new contracts.
    changeCommission: {
      managerId: {
        own: ({ accountManagerId }) => commission(accountManagerId),
        refusal: 'partner_not_found',
      },
    },
  },
}
