import * as words from '#i18n/words/en-us.ts'
import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: words.operations,
  groups: { customers: words.customers, logs: 'Logs', account: words.account },
  screens: {
    dashboard: words.dashboard,
    platforms: words.platforms,
    newPlatform: words.newPlatform,
    platform: words.platform,
    administrators: words.administrators,
    charges: words.invoices,
    notifications: words.announcements,
    webhookLogs: words.webhooks,
    sessionLogs: words.signIns,
    subscriptionLogs: words.subscriptions,
    audit: words.audit,
    accountSecurity: words.security,
  },
} satisfies MenuMessages
