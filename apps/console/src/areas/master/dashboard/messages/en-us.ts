import * as words from '#i18n/words/en-us.ts'
import type { MasterDashboardMessages } from './pt-br.ts'

export const messages: MasterDashboardMessages = {
  title: words.dashboard,
  purpose: 'Volume, solvency and open issues of all platforms.',
  tile: {
    platforms: words.platforms,
    active: (count) => `${count} active`,
    sold: (days) => `Volume in ${days} days`,
    soldToday: 'Volume today',
    growth: (change) => `${change} vs. the previous period`,
    sellers: words.sellers,
    stuck: 'Open items',
    stuckDetail: 'webhooks, renewals and withdrawals',
  },
  volume: {
    title: 'Volume by day',
    titleToday: 'Volume today',
    average: (amount) => `average ${amount}`,
    day: words.day,
    current: words.thisPeriod,
    previous: words.previousPeriod,
    today: words.today,
    soFar: words.todaySoFar,
    yesterday: words.yesterdayUpToThisHour,
  },
  table: words.platforms,
  column: {
    platform: words.platform,
    state: words.status,
    sold: 'Volume in the period',
    owed: words.owed,
    here: words.atAcquirers,
    left: 'Surplus',
    attention: words.needsAttention,
  },
  alert: {
    insolvent: 'Balance does not cover obligations',
    overdueCharges: (count) => (count === 1 ? '1 overdue invoice' : `${count} overdue invoices`),
    lateWebhooks: (count) => (count === 1 ? '1 delayed webhook' : `${count} delayed webhooks`),
    quarantined: (count) => (count === 1 ? '1 webhook in quarantine' : `${count} webhooks in quarantine`),
    deadDeliveries: (count) => (count === 1 ? '1 failed delivery' : `${count} failed deliveries`),
    lateRenewals: (count) => (count === 1 ? '1 late renewal' : `${count} late renewals`),
    stuckWithdrawals: (count) => (count === 1 ? '1 stuck withdrawal' : `${count} stuck withdrawals`),
  },
  approval: {
    title: 'Cards approved in the last 24 hours',
    share: (rate, count) => `${rate} of ${count === 1 ? '1 card' : `${count} cards`}`,
  },
  calm: 'All up to date',
  previousAccess: (when, from) => `Last access: ${when}, ${from}.`,
  empty: { title: 'No platforms', text: 'Create the first one under Platforms.' },
}
