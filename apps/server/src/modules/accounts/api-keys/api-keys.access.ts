import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, probe } from '#rpc/testing/access-facts.ts'
import type { adminApiKeysApi, sellerApiKeysApi } from './api-keys.api.ts'

export const sellerApiKeysAccess: AccessFacts = {
  at: 'seller.apiKeys',
  objects: {
    replace: { apiKeyId: ({ apiKeyIds }) => ({ apiKeyId: apiKeyIds.replaceable }) },
    revoke: { apiKeyId: ({ apiKeyIds }) => ({ apiKeyId: apiKeyIds.revocable }) },
    calls: {
      apiKeyId: probe<inferRouterOutputs<typeof sellerApiKeysApi>['calls']>({
        own: ({ apiKeyIds }) => ({ apiKeyId: apiKeyIds.replaceable }),
        harmless: ({ rows }) => rows.length === 0,
      }),
    },
  },
}

export const adminApiKeysAccess: AccessFacts = {
  at: 'admin.apiKeys',
  objects: {
    revoke: { apiKeyId: ({ apiKeyIds }) => ({ apiKeyId: apiKeyIds.ofPlatform }) },
    calls: {
      apiKeyId: probe<inferRouterOutputs<typeof adminApiKeysApi>['calls']>({
        own: ({ apiKeyIds }) => ({ apiKeyId: apiKeyIds.ofPlatform }),
        harmless: ({ rows }) => rows.length === 0,
      }),
    },
  },
}
