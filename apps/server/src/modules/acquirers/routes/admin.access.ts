import { type AccessFacts, probe } from '#rpc/testing/access-facts.ts'

export const adminRoutesAccess: AccessFacts = {
  at: 'admin.routes',
  objects: {
    sellers: {
      caller: 'manager',
      ids: {
        ids: probe<{ id: string }[]>({
          own: ({ sellerId }) => ({ ids: [sellerId] }),
          foreign: (_own, { sellerId }) => ({ ids: [sellerId] }),
          harmless: (found) => found.length === 0,
        }),
      },
    },
    simulate: {
      caller: 'manager',
      ids: {
        sellerId: {
          because: 'Only held against the lists of sellers in the lines: nothing of the seller is read.',
        },
        'lines.accountId': {
          because:
            'An account that is not of the platform is told apart from a paused one by nothing: neither is charged at.',
        },
        'lines.rules.sellerIds': { because: 'Only held against the seller of the same question.' },
      },
    },
  },
}
