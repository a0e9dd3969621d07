import type { AccessFacts } from '#rpc/testing/access-facts.ts'

export const sellerWalletAccess: AccessFacts = {
  at: 'seller.wallet',
  objects: {
    entry: {
      entryId: 'A line of one’s own statement; held against other people’s by `wallet.test.ts`.',
    },
  },
}
