import { type AccessFacts, type ObjectRow, probe } from '#rpc/testing/access-facts.ts'

const seller = (more: object = {}, name = 'userId'): ObjectRow => ({
  caller: 'manager',
  ids: {
    [name]: probe({
      own: ({ sellerId }) => ({ [name]: sellerId, ...more }),
      foreign: (_own, { sellerId }) => ({ [name]: sellerId, ...more }),
      refusal: 'not_found',
    }),
  },
})
const reason = 'Pedido do vendedor'

const ofContracts = {
  managerId: {
    because: 'It narrows the platform’s own list, and a stranger’s manager looks after nobody in it.',
  },
}

export const adminUsersAccess: AccessFacts = {
  at: 'admin.users',
  objects: {
    list: { caller: 'manager', ids: ofContracts },
    count: { caller: 'manager', ids: ofContracts },
    managers: {
      caller: 'manager',
      ids: {
        ids: probe<unknown[]>({
          own: ({ accountManagerId }) => ({ ids: [accountManagerId] }),
          foreign: (_own, { accountManagerId }) => ({ ids: [accountManagerId] }),
          harmless: (found) => found.length === 0,
        }),
      },
    },
    get: seller(),
    wallet: seller(),
    fees: seller(),
    routes: seller(),
    products: seller(),
    sales: seller(),
    sessions: seller(),
    notes: seller(),
    history: seller(),
    papers: seller(),
    readPaper: {
      caller: 'manager',
      ids: {
        documentId: probe({
          own: ({ documents }) => ({ documentId: documents.readableId }),
          foreign: (_own, { documents }) => ({ documentId: documents.readableId }),
          refusal: 'not_found',
        }),
      },
    },
    addNote: seller({ text: 'Ligou pedindo ajuda' }),
    setMethods: seller({ pixEnabled: true, creditCardEnabled: true, billetEnabled: false, reason }),
    setCashout: seller({ isBlocked: true, reason }),
    moveStanding: seller({ to: 'REVIEW', reason }),
    endSessions: seller({ reason }),
    visit: seller({ reason }, 'sellerId'),
  },
}
