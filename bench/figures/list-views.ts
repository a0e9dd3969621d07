const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const lastMonth = { from: daysAgo(30), to: daysAgo(0) }

export type Reading = {
  name: string
  door: 'SELLER' | 'MANAGER' | 'ADMIN'
  procedure: string
  /** Upper limit of the answer time. */
  mostMs: number
  /** Text of an answer with a sale, since an empty answer costs nothing. */
  shows: RegExp
  views: Record<string, object>
}

const ofAList = { mostMs: 50, shows: /"rows":\[\{/ }
const ofADashboard = { mostMs: 150, shows: /"grossCents":[1-9]/ }
const periods = { 'thirty days': { range: '30' }, 'seven days': { range: '7' } }

/** Each list as its screen opens it, and as people continue from there; and the dashboards. */
export const readings: readonly Reading[] = [
  {
    ...ofAList,
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
    ...ofAList,
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
    ...ofAList,
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
    ...ofAList,
    name: "Manager's sales, of the manager of that seller",
    door: 'MANAGER',
    procedure: 'manager.sales.list',
    views: {
      'the last month': lastMonth,
      'all, newest first': {},
      'all, by amount': { sort: { by: 'amount', direction: 'desc' } },
      pending: { status: 'PENDING' },
    },
  },
  {
    ...ofAList,
    name: 'Subscriptions, of a seller with a tenth of all',
    door: 'SELLER',
    procedure: 'seller.subscriptions.list',
    views: {
      'all, newest first': {},
      active: { states: ['ACTIVE'] },
      canceled: { states: ['CANCELED'] },
    },
  },
  {
    ...ofAList,
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
  {
    ...ofADashboard,
    name: "Seller's dashboard, of a seller with a tenth of all",
    door: 'SELLER',
    procedure: 'seller.reports.dashboard',
    views: periods,
  },
  {
    ...ofADashboard,
    // Its volume is the seller's. The sales have no manager's commission, so no seller is listed.
    shows: /"volume":\{"now":[1-9]/,
    name: "Manager's dashboard, of the manager of that seller",
    door: 'MANAGER',
    procedure: 'manager.reports.dashboard',
    views: periods,
  },
  {
    ...ofADashboard,
    shows: /"activeCount":[1-9]/,
    name: 'Figures of subscriptions, of a seller with a tenth of all',
    door: 'SELLER',
    procedure: 'seller.subscriptions.sum',
    views: { now: {} },
  },
  {
    ...ofADashboard,
    shows: /"startedCount":[1-9]/,
    name: 'Months of subscriptions, of a seller with a tenth of all',
    door: 'SELLER',
    procedure: 'seller.subscriptions.months',
    views: { 'twelve months': {} },
  },
  {
    ...ofADashboard,
    mostMs: 50,
    shows: /"newCents":[1-9]/,
    name: 'Recurring revenue, of a seller with a tenth of all',
    door: 'SELLER',
    procedure: 'seller.subscriptions.revenue',
    views: { 'twelve months': {}, 'five years': { months: 60 } },
  },
  {
    ...ofADashboard,
    name: "Administrator's dashboard",
    door: 'ADMIN',
    procedure: 'admin.reports.figures',
    views: periods,
  },
]
