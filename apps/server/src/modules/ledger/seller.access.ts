import type { AccessFacts } from '#rpc/testing/access-facts.ts'

export const sellerWalletAccess: AccessFacts = {
  at: 'seller.wallet',
  objects: {
    entry: {
      caller: 'seller',
      ids: {
        entryId: {
          because: 'A line of one’s own statement; held against other people’s by `wallet.test.ts`.',
        },
      },
    },
  },
}
