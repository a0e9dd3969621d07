import { accountSecurityCatalogue } from '#features/account-security/catalogue.ts'
import { acquirerHealthCatalogue } from '#features/acquirers/catalogue.ts'
import { auditCatalogue } from '#features/audit/catalogue.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { subscriptionsCatalogue } from '#features/subscriptions/catalogue.ts'
import { defineScreens } from '#screens/area.ts'
import { administratorsCatalogue } from './administrators/catalogue.ts'
import { masterChargesCatalogue } from './charges/catalogue.ts'
import { masterCatalogue } from './common/catalogue.ts'
import { masterDashboardCatalogue } from './dashboard/catalogue.ts'
import type { MenuMessages } from './menu/pt-br.ts'
import { announcementsCatalogue } from './notifications/catalogue.ts'
import { platformsCatalogue } from './platforms/catalogue.ts'
import { closingCatalogue } from './platforms/closing/catalogue.ts'
import { newPlatformCatalogue } from './platforms/new/catalogue.ts'
import { platformCatalogue } from './platforms/platform/catalogue.ts'
import { sessionLogsCatalogue } from './session-logs/catalogue.ts'
import { subscriptionLogsCatalogue } from './subscription-logs/catalogue.ts'
import { webhookLogsCatalogue } from './webhook-logs/catalogue.ts'

export const masterScreens = defineScreens<MenuMessages>([
  {
    path: 'dashboard',
    title: 'dashboard',
    menu: { icon: 'dashboard' },
    catalogues: [masterDashboardCatalogue, masterCatalogue],
    load: async () => (await import('./dashboard/dashboard.screen.tsx')).MasterDashboardScreen,
  },
  {
    path: 'platforms',
    title: 'platforms',
    menu: { icon: 'building', group: 'customers' },
    catalogues: [platformsCatalogue, masterCatalogue],
    load: async () => (await import('./platforms/platforms.screen.tsx')).PlatformsScreen,
  },
  {
    path: 'platforms/new',
    title: 'newPlatform',
    parent: 'platforms',
    catalogues: [newPlatformCatalogue],
    load: async () => (await import('./platforms/new/new-platform.screen.tsx')).NewPlatformScreen,
  },
  {
    path: 'platforms/$platformId',
    title: 'platform',
    parent: 'platforms',
    catalogues: [
      platformCatalogue,
      auditCatalogue,
      masterDashboardCatalogue,
      acquirerHealthCatalogue,
      closingCatalogue,
      masterChargesCatalogue,
      administratorsCatalogue,
      masterCatalogue,
    ],
    load: async () => (await import('./platforms/platform/platform.screen.tsx')).PlatformScreen,
  },
  {
    path: 'administrators',
    title: 'administrators',
    menu: { icon: 'staff', group: 'customers' },
    catalogues: [administratorsCatalogue, masterCatalogue],
    load: async () => (await import('./administrators/administrators.screen.tsx')).AdministratorsScreen,
  },
  {
    path: 'charges',
    title: 'charges',
    menu: { icon: 'charges', group: 'customers' },
    catalogues: [masterChargesCatalogue, masterCatalogue],
    load: async () => (await import('./charges/charges.screen.tsx')).MasterChargesScreen,
  },
  {
    path: 'notifications',
    title: 'notifications',
    menu: { icon: 'notifications', group: 'customers' },
    catalogues: [announcementsCatalogue, masterCatalogue],
    load: async () => (await import('./notifications/notifications.screen.tsx')).MasterNotificationsScreen,
  },
  {
    path: 'webhook-logs',
    title: 'webhookLogs',
    menu: { icon: 'integrations', group: 'logs' },
    catalogues: [webhookLogsCatalogue, masterCatalogue, paymentsCatalogue],
    load: async () => (await import('./webhook-logs/webhook-logs.screen.tsx')).WebhookLogsScreen,
  },
  {
    path: 'session-logs',
    title: 'sessionLogs',
    menu: { icon: 'log', group: 'logs' },
    catalogues: [sessionLogsCatalogue, masterCatalogue],
    load: async () => (await import('./session-logs/session-logs.screen.tsx')).SessionLogsScreen,
  },
  {
    path: 'subscription-logs',
    title: 'subscriptionLogs',
    menu: { icon: 'subscriptions', group: 'logs' },
    catalogues: [subscriptionLogsCatalogue, masterCatalogue, subscriptionsCatalogue],
    load: async () =>
      (await import('./subscription-logs/subscription-logs.screen.tsx')).SubscriptionLogsScreen,
  },
  {
    path: 'audit',
    title: 'audit',
    menu: { icon: 'approvals', group: 'logs' },
    catalogues: [auditCatalogue],
    load: async () => (await import('./audit/audit.screen.tsx')).OperatorAuditScreen,
  },
  {
    path: 'account-security',
    title: 'accountSecurity',
    menu: { icon: 'security', group: 'account' },
    catalogues: [accountSecurityCatalogue],
    load: async () =>
      (await import('#features/account-security/account-security.screen.tsx')).AccountSecurityScreen,
  },
])
