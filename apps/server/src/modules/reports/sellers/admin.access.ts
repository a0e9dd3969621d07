import { type AccessFacts, type ObjectRow, probe } from '#rpc/testing/access-facts.ts'

const seller = (more: object = {}, name = 'userId'): ObjectRow => ({
  [name]: ({ sellerId }) => ({ [name]: sellerId, ...more }),
})
const reason = 'Pedido do vendedor'

const ofContracts = {
  managerId: 'It narrows the platform’s own list, and a stranger’s manager looks after nobody in it.',
}

export const adminUsersAccess: AccessFacts = {
  at: 'admin.users',
  objects: {
    list: ofContracts,
    count: ofContracts,
    managers: {
      ids: probe<unknown[]>({
        own: ({ accountManagerId }) => ({ ids: [accountManagerId] }),
        harmless: (found) => found.length === 0,
      }),
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
      documentId: ({ documents }) => ({ documentId: documents.readableId }),
    },
    addNote: seller({ text: 'Ligou pedindo ajuda' }),
    setMethods: seller({ pixEnabled: true, creditCardEnabled: true, billetEnabled: false, reason }),
    setCashout: seller({ isBlocked: true, reason }),
    moveStanding: seller({ to: 'REVIEW', reason }),
    endSessions: seller({ reason }),
    visit: seller({ reason }, 'sellerId'),
  },
}
