import type { NotificationChannel } from '@balcao/domain/options/notification-events'
import type { AnnouncementKind } from '@balcao/domain/platform/announcement'
import type { Audience } from '@balcao/domain/platform/broadcast-audience'
import type { MailTemplates } from '@balcao/mail/templates'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { orders } from './orders.ts'

/**
 * FAILED: our own mail server refused it at once. DELIVERED, BOUNCED and COMPLAINED are reports of the mail service
 * after it took the mail; SUPPRESSED was never handed over, since the address is on the list below.
 */
export type MailState =
  | 'QUEUED'
  | 'CAPTURED'
  | 'SENT'
  | 'FAILED'
  | 'DELIVERED'
  | 'BOUNCED'
  | 'COMPLAINED'
  | 'SUPPRESSED'

/**
 * Sent and waiting mail. Without an SMTP server it stays here and /dev/mailbox shows it; the body of sent
 * mail is blanked.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    platformId: platformId(),
    /** Idempotency key of the mail. */
    key: text().notNull(),
    template: text().$type<keyof MailTemplates>().notNull(),
    /** The purchase that it is about: its sale lists it. */
    orderId: uuid(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** One-click unsubscribe address of the mail program. */
    unsubscribeUrl: text(),
    state: text().$type<MailState>().notNull(),
    /** Id that the mail service gave it, by which its support finds it. */
    serviceId: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    /** When the mail service said that it was delivered, bounced or complained about. */
    reportedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    unique().on(table.platformId, table.key),
    index().on(table.platformId, table.createdAt),
    index('mails_of_order').on(table.platformId, table.orderId).where(sql`${table.orderId} is not null`),
    index('mails_readable')
      .on(table.platformId, table.createdAt)
      .where(sql`${table.state} in ('QUEUED', 'CAPTURED')`),
  ],
)

/**
 * Addresses that get no mail of the platform, since one bounced for good or its reader called it spam. Codes that
 * somebody has just asked for are sent even so, and a code that is used ends a bounce.
 */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    id: id(),
    platformId: platformId(),
    email: text().notNull(),
    reason: text().$type<'BOUNCED' | 'COMPLAINED'>().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    unique('mail_suppressions_once').on(table.platformId, table.email),
    index().on(table.platformId, table.at),
  ],
)

const channel = () => text().$type<NotificationChannel>().notNull()

/**
 * Settings of mails. The platform's own row, which has no person, is about its buyers; a seller's row is
 * about that seller.
 */
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

/**
 * Mailboxes that opted out of reminders. Only a keyed hash: it answers whether an address is on the list and
 * reveals none.
 */
export const mailOptOuts = pgTable(
  'mail_opt_outs',
  { id: id(), platformId: platformId(), emailHash: text().notNull(), at: instant().notNull() },
  (table) => [tenantKey(table), unique().on(table.platformId, table.emailHash)],
)

/** A message of the staff to many sellers. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: id(),
    platformId: platformId(),
    title: text().notNull(),
    body: text().notNull(),
    audience: jsonb().$type<Audience>().notNull(),
    isByMail: boolean().notNull(),
    state: text().$type<'SCHEDULED' | 'SENT' | 'CANCELED'>().notNull(),
    sendAt: instant().notNull(),
    sentAt: instant(),
    /** Number of recipients; null before it was sent. */
    toldCount: integer(),
    createdById: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.createdById, users),
    index().on(table.platformId, table.createdAt, table.id),
  ],
)

/**
 * A message of the operator to the administrators of one platform. Its recipients are the notices that name
 * it.
 */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    platformId: platformId(),
    /** Idempotency key, made by the browser, and the same on every platform that gets the message. */
    key: uuid().notNull(),
    kind: text().$type<AnnouncementKind>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Shown above every page of an administrator until it is acknowledged. */
    needsAcknowledgement: boolean().notNull(),
    isByMail: boolean().notNull(),
    toldCount: integer().notNull(),
    /** A master, who is no person of the platform. */
    sentBy: uuid().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    unique('announcements_once').on(table.platformId, table.key),
    index().on(table.platformId, table.sentAt, table.id),
  ],
)

/** A notice under somebody's bell: of a mail, a broadcast, or an announcement of the operator. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    /** Idempotency key of the notice. */
    key: text().notNull(),
    title: text().notNull(),
    body: text(),
    /** The page of the console where one sees more of it. */
    path: text(),
    broadcastId: uuid(),
    announcementId: uuid(),
    createdAt: instant().notNull(),
    readAt: instant(),
    /** Only of announcements that need it. */
    acknowledgedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    refersTo(table, table.broadcastId, broadcasts),
    refersTo(table, table.announcementId, announcements),
    unique().on(table.platformId, table.userId, table.key),
    index().on(table.platformId, table.userId, table.createdAt, table.id),
    index('notices_unread').on(table.platformId, table.userId).where(sql`${table.readAt} is null`),
    index('notices_of_broadcast').on(table.platformId, table.broadcastId),
    index('notices_of_announcement')
      .on(table.platformId, table.announcementId)
      .where(sql`${table.announcementId} is not null`),
    index('notices_by_age').on(table.platformId, table.createdAt),
  ],
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
    sizeBytes: bigint({ mode: 'number' }).notNull(),
    createdAt: instant().notNull(),
    /** Only a READY file may be used. A REFUSED one is gone from the store, and its row says why. */
    state: text().$type<UploadState>().notNull(),
    refusal: text().$type<UploadRefusal>(),
    /** Of a file that arrives in parts: its own name, which file of the browser it is, and its parts. */
    fileName: text(),
    fingerprint: text(),
    partsId: text(),
    partBytes: integer(),
    /** Nothing uses the file any more; it is about to be deleted. */
    releasedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.key),
    index().on(table.platformId, table.userId, table.createdAt, table.id),
    /** A file that is chosen again goes on where it stopped, in whichever tab. */
    uniqueIndex('uploads_arriving')
      .on(table.platformId, table.userId, table.fingerprint)
      .where(sql`${table.state} = 'ARRIVING' and ${table.releasedAt} is null`),
  ],
)

export type UploadState = 'ARRIVING' | 'CHECKING' | 'READY' | 'REFUSED'
export type UploadRefusal = 'WRONG_TYPE' | 'INFECTED' | 'TOO_LARGE_TO_CHECK' | 'UNCHECKED'
