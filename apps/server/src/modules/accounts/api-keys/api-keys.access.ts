import type { AccessFacts } from '#rpc/testing/access-facts.ts'

export const sellerApiKeysAccess: AccessFacts = {
  at: 'seller.apiKeys',
  objects: {
    replace: { apiKeyId: ({ apiKeyIds }) => ({ apiKeyId: apiKeyIds.replaceable }) },
    revoke: { apiKeyId: ({ apiKeyIds }) => ({ apiKeyId: apiKeyIds.revocable }) },
  },
}

export const adminApiKeysAccess: AccessFacts = {
  at: 'admin.apiKeys',
  objects: {
    revoke: { apiKeyId: ({ apiKeyIds }) => ({ apiKeyId: apiKeyIds.ofPlatform }) },
  },
}
