import { type AccessFacts, type ObjectRow, ofProviderAccount } from '#rpc/testing/access-facts.ts'

const account = (more: object = {}): ObjectRow => ({ accountId: ofProviderAccount(more) })

export const adminAcquirersAccess: AccessFacts = {
  at: 'admin.acquirers',
  objects: {
    get: account(),
    test: {
      accountId:
        'Asks a real provider. A foreign account is refused like that of `get`, by the same function.',
    },
  },
}
