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
 * FAILED: our own mail server refused it at once. DELIVERED, BOUNCED and COMPLAINED: reports of the mail service after
 * it took the mail. SUPPRESSED: not sent, since the address is in `mailSuppressions`.
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
    /** The order that the mail is about. The page of the order lists the mail. */
    orderId: uuid(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** One-click unsubscribe address for the mail program. */
    unsubscribeUrl: text(),
    state: text().$type<MailState>().notNull(),
    /** Id given by the mail service, by which its support finds the mail. */
    serviceId: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    /** When the mail service reported the delivery, bounce or complaint. */
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
 * Addresses that get no mail of the platform, since a mail bounced for good or was reported as spam. Codes that the
 * person has just asked for are sent all the same; using such a code lifts a suppression for a bounce.
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
 * Settings of mails. The platform's own row, which has no person, is for its buyers; a seller's row is for that seller.
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
 * Mailboxes that opted out of reminders. Only a keyed hash: it shows whether an address is on the list and reveals
 * none.
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
    /** Number of recipients; null until it is sent. */
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
    /** Idempotency key, made by the browser; the same on every platform that gets the message. */
    key: uuid().notNull(),
    kind: text().$type<AnnouncementKind>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Shown above every page of an administrator until it is acknowledged. */
    needsAcknowledgement: boolean().notNull(),
    isByMail: boolean().notNull(),
    toldCount: integer().notNull(),
    /** A master, who is not a user of the platform. */
    sentBy: uuid().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    unique('announcements_once').on(table.platformId, table.key),
    index().on(table.platformId, table.sentAt, table.id),
  ],
)

/** A notice under a user's bell: of a mail, a broadcast, or an announcement of the operator. */
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
    /** Page of the console with more about it. */
    path: text(),
    broadcastId: uuid(),
    announcementId: uuid(),
    createdAt: instant().notNull(),
    readAt: instant(),
    /** Set only for announcements that need an acknowledgement. */
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
    /** One of `uploadPurposes`. Null for files older than this column, which new records may not use. */
    purpose: text(),
    contentType: text().notNull(),
    sizeBytes: bigint({ mode: 'number' }).notNull(),
    createdAt: instant().notNull(),
    /** Only a READY file may be used. A REFUSED file is deleted from the store, and its row keeps the reason. */
    state: text().$type<UploadState>().notNull(),
    refusal: text().$type<UploadRefusal>(),
    /** Of a file that arrives in parts: its name, the browser's id of the file, and its parts. */
    fileName: text(),
    fingerprint: text(),
    partsId: text(),
    partBytes: integer(),
    /** When the last use of the file ended; it is about to be deleted. */
    releasedAt: instant(),
    /**
     * Of a film with renditions to make: since when it waits for its turn. In the future while a worker encodes it or the
     * disk has no room. Null when nothing is left to make.
     */
    encodingDueAt: instant(),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.key),
    index().on(table.platformId, table.userId, table.createdAt, table.id),
    /** An upload of the same file continues where it stopped, in any tab. */
    uniqueIndex('uploads_arriving')
      .on(table.platformId, table.userId, table.fingerprint)
      .where(sql`${table.state} = 'ARRIVING' and ${table.releasedAt} is null`),
    index('uploads_to_encode')
      .on(table.platformId, table.userId, table.createdAt, table.id)
      .where(sql`${table.encodingDueAt} is not null`),
  ],
)

/** HLS rendition of a film, made where the operator has ffmpeg. */
export const renditions = pgTable(
  'renditions',
  {
    id: id(),
    platformId: platformId(),
    uploadId: uuid().notNull(),
    /** Lines of the picture: 480, 720 or 1080. */
    height: integer().notNull(),
    bitRate: integer().notNull(),
    state: text().$type<RenditionState>().notNull().default('WAITING'),
    percent: integer().notNull().default(0),
    /** Key of its file, in which each segment is a range of bytes. */
    key: text().notNull(),
    sizeBytes: bigint({ mode: 'number' }).notNull().default(0),
    playlist: text(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.uploadId, uploads),
    unique().on(table.platformId, table.uploadId, table.height),
  ],
)

export type RenditionState = 'WAITING' | 'WORKING' | 'READY' | 'FAILED'
export type UploadState = 'ARRIVING' | 'CHECKING' | 'READY' | 'REFUSED'
export type UploadRefusal = 'WRONG_TYPE' | 'INFECTED' | 'TOO_LARGE_TO_CHECK' | 'UNCHECKED'
