import { type AccessFacts, type Holdings, probe } from '../../../rpc/testing/access-facts.ts'

const list = (accountId: string, rules: object = {}) => ({
  method: 'BILLET',
  savedAt: null,
  lines: [
    { accountId, step: 1, rules },
    { accountId: null, step: 2 },
  ],
})
/** A list that somebody saved before is not read here, so each probe names a method of its own. */
const pixList = (own: Holdings, sellerId: string) => ({
  ...list(own.providerAccountId, { sellerIds: [sellerId] }),
  method: 'PIX',
})

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
    save: {
      caller: 'manager',
      ids: {
        'lines.accountId': probe({
          own: ({ providerAccountId }) => list(providerAccountId),
          foreign: (_own, { providerAccountId }) => list(providerAccountId),
          refusal: 'not_found',
        }),
        'lines.rules.sellerIds': probe({
          own: (own) => pixList(own, own.sellerId),
          foreign: (own, { sellerId }) => pixList(own, sellerId),
          refusal: 'not_found',
        }),
      },
    },
  },
}
