import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'Operations',
  groups: { customers: 'Customers', logs: 'Logs', account: 'Account' },
  screens: {
    dashboard: 'Dashboard',
    platforms: 'Platforms',
    newPlatform: 'New platform',
    platform: 'Platform',
    administrators: 'Administrators',
    charges: 'Charges',
    notifications: 'Announcements',
    webhookLogs: 'Webhooks',
    sessionLogs: 'Sign-ins',
    subscriptionLogs: 'Subscriptions',
    accountSecurity: 'Security',
  },
} satisfies MenuMessages
