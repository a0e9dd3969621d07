import { type AccessFacts, probe } from '#rpc/testing/access-facts.ts'

export const adminRoutesAccess: AccessFacts = {
  at: 'admin.routes',
  objects: {
    sellers: {
      ids: probe<{ id: string }[]>({
        own: ({ sellerId }) => ({ ids: [sellerId] }),
        harmless: (found) => found.length === 0,
      }),
    },
    simulate: {
      sellerId: 'Only held against the lists of sellers in the lines: nothing of the seller is read.',
      'lines.accountId':
        'An account that is not of the platform is told apart from a paused one by nothing: neither is charged at.',
      'lines.rules.sellerIds': 'Only held against the seller of the same question.',
    },
  },
}
