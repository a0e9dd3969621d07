import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, probe } from '#rpc/testing/access-facts.ts'
import type { adminManagerWalletsApi } from './admin.api.ts'

type Answers = inferRouterOutputs<typeof adminManagerWalletsApi>

export const adminManagerWalletsAccess: AccessFacts = {
  at: 'admin.managerWallets',
  objects: {
    read: {
      managerId: probe<Answers['read']>({
        own: ({ accountManagerId }) => ({ managerId: accountManagerId }),
        harmless: ({ purses }) => purses.every(({ totalCents }) => totalCents === 0),
      }),
    },
    entries: {
      managerId: probe<Answers['entries']>({
        own: ({ accountManagerId }) => ({ managerId: accountManagerId }),
        harmless: ({ rows }) => rows.length === 0,
      }),
    },
  },
}
