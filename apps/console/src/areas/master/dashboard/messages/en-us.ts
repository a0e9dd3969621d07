import type { MasterDashboardMessages } from './pt-br.ts'

export const messages: MasterDashboardMessages = {
  title: 'Dashboard',
  purpose: 'All platforms: how much they sold, whether they can pay everybody and what is stuck.',
  tile: {
    platforms: 'Platforms',
    active: (count) => `${count} active`,
    sold: 'Sold in 30 days',
    sellers: 'Sellers',
    stuck: 'Stuck now',
    stuckDetail: 'webhooks, renewals and withdrawals',
  },
  table: 'Platforms side by side',
  column: {
    platform: 'Platform',
    state: 'Status',
    sold: 'Sold in 30 days',
    owed: 'Owed',
    here: 'At acquirers',
    left: 'Left',
    attention: 'Needs attention',
  },
  alert: {
    insolvent: 'Does not cover what it owes',
    overdueCharges: (count) => (count === 1 ? '1 bill overdue' : `${count} bills overdue`),
    lateWebhooks: (count) => (count === 1 ? '1 webhook stuck' : `${count} webhooks stuck`),
    quarantined: (count) => (count === 1 ? '1 webhook in quarantine' : `${count} webhooks in quarantine`),
    deadDeliveries: (count) => (count === 1 ? '1 delivery given up' : `${count} deliveries given up`),
    lateRenewals: (count) => (count === 1 ? '1 renewal late' : `${count} renewals late`),
    stuckWithdrawals: (count) => (count === 1 ? '1 withdrawal stuck' : `${count} withdrawals stuck`),
  },
  approval: {
    title: 'Cards approved in the last 24 hours',
    share: (rate, count) => `${rate} of ${count === 1 ? '1 card' : `${count} cards`}`,
  },
  calm: 'All in order',
  previousAccess: (when, from) => `Your previous access: ${when}, ${from}.`,
  empty: { title: 'No platforms yet', text: 'Create the first one under Platforms.' },
}
