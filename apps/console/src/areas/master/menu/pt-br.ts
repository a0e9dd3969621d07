import * as words from '#i18n/words/pt-br.ts'

export type MenuMessages = typeof messages

export const messages = {
  name: words.operations,
  groups: { customers: words.customers, logs: 'Registros', account: words.account },
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
}
