import type { NotificationChannel } from '@balcao/domain/options/notification-events'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/**
 * Mail that left or will leave. With no SMTP server configured it stays here and /dev/mailbox shows it; of mail that left, what it said
 * is blank.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    platformId: platformId(),
    /** The fact that asks for this mail: one fact, one mail. */
    key: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    state: text().$type<'QUEUED' | 'CAPTURED' | 'SENT' | 'FAILED'>().notNull(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.key),
    index().on(table.platformId, table.createdAt),
    index('mails_readable')
      .on(table.platformId, table.createdAt)
      .where(sql`${table.state} in ('QUEUED', 'CAPTURED')`),
  ],
)

const channel = () => text().$type<NotificationChannel>().notNull()

/** What is told by mail. The platform's own row, which has no person, is about its buyers; a seller's row is about that seller. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid(),
    onBuyApproved: channel(),
    onPixCreated: channel(),
    onAbandonedCart: channel(),
    onRefound: channel(),
    onChargeback: channel(),
    onProductShipping: channel(),
    onProductDigital: channel(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    unique().on(table.platformId, table.userId).nullsNotDistinct(),
  ],
)

/** Mailboxes that want no reminders. Only a keyed hash: it answers whether somebody is on the list and tells nobody who is. */
export const mailOptOuts = pgTable(
  'mail_opt_outs',
  { id: id(), platformId: platformId(), emailHash: text().notNull(), at: instant().notNull() },
  (table) => [tenantKey(table), unique().on(table.platformId, table.emailHash)],
)

export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    key: text().notNull(),
    /** One of `uploadPurposes`. Null for files from before it was kept, which nothing new may use. */
    purpose: text(),
    contentType: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.key),
    index().on(table.platformId, table.userId),
  ],
)
