const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const lastMonth = { from: daysAgo(30), to: daysAgo(0) }

export type List = {
  name: string
  door: 'SELLER' | 'ADMIN'
  procedure: string
  views: Record<string, object>
}

/** Each list as its screen opens it, and as people continue from there. */
export const lists: readonly List[] = [
  {
    name: 'My sales, of a seller with a tenth of all',
    door: 'SELLER',
    procedure: 'seller.sales.list',
    views: {
      'the last month': lastMonth,
      'all, newest first': {},
      'all, by amount': { sort: { by: 'amount', direction: 'desc' } },
      pending: { status: 'PENDING' },
      'of one status in a past month': { status: 'CANCELED', from: daysAgo(200), to: daysAgo(170) },
      'paid in a past month': { dateOf: 'PAID', from: daysAgo(200), to: daysAgo(170) },
    },
  },
  {
    name: 'Statement, of a seller with a tenth of all',
    door: 'SELLER',
    procedure: 'seller.wallet.entries',
    views: {
      'newest first': { account: 'pending' },
      'sales of the last month': { account: 'pending', category: 'SALE', ...lastMonth },
      'a past month': { account: 'pending', from: daysAgo(200), to: daysAgo(170) },
    },
  },
  {
    name: 'Manage sales',
    door: 'ADMIN',
    procedure: 'admin.sales.list',
    views: {
      'the last month': lastMonth,
      'all, newest first': {},
      'all, by amount': { sort: { by: 'amount', direction: 'asc' } },
      pending: { status: 'PENDING' },
      'of one status in a past month': { status: 'CANCELED', from: daysAgo(200), to: daysAgo(170) },
    },
  },
  {
    name: 'Manage users',
    door: 'ADMIN',
    procedure: 'admin.users.list',
    views: {
      'newest first': {},
      'by name': { sort: { by: 'name', direction: 'asc' } },
      'last seen': { sort: { by: 'enteredAt', direction: 'desc' } },
      active: { standing: 'ACTIVE' },
    },
  },
]
