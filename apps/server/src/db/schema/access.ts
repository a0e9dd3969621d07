import type { ContentKind, SuspensionCause } from '@balcao/domain/delivery/access'
import type { GrantSource } from '@balcao/domain/delivery/courses'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalog.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { orders } from './orders.ts'
import { outgoingEndpoints } from './outgoing.ts'

/** A person's right to a digital product, bought or given. Open exactly while it has no suspension. */
export const accessGrants = pgTable(
  'access_grants',
  {
    id: id(),
    platformId: platformId(),
    /** Null for a gift and an import, which are no sale. */
    orderId: uuid(),
    source: text().$type<GrantSource>().notNull().default('SALE'),
    productId: uuid().notNull(),
    customerId: uuid().notNull(),
    grantedAt: instant().notNull(),
    /**
     * Name that seller or buyer typed for the recipient: the seller may not see an account's own name. In a grant with
     * an order, this name marks a gift of the buyer.
     */
    givenName: text(),
    /** When the last invitation to a gift was mailed. */
    invitedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    refersTo(table, table.productId, products),
    refersTo(table, table.customerId, users),
    unique().on(table.platformId, table.orderId, table.productId),
    /** A product is given to a person once. */
    uniqueIndex('access_grants_given')
      .on(table.platformId, table.productId, table.customerId)
      .where(sql`${table.orderId} is null`),
    check('access_grants_sale', sql`source <> 'SALE' or order_id is not null`),
    check('access_grants_gift', sql`source not in ('GIFT', 'IMPORT') or order_id is null`),
    index().on(table.platformId, table.customerId, table.grantedAt, table.id),
    index('access_grants_invited')
      .on(table.platformId, table.productId, table.invitedAt)
      .where(sql`${table.invitedAt} is not null`),
    index('access_grants_students').on(table.platformId, table.productId, table.grantedAt, table.id),
  ],
)

/**
 * A purchase that its buyer gave to another person. Its grants are written when the recipient opens it. The texts
 * are empty after an erasure of the recipient's data.
 */
export const gifts = pgTable(
  'gifts',
  {
    id: id(),
    platformId: platformId(),
    orderId: uuid().notNull(),
    recipientName: text().notNull(),
    recipientEmail: text().notNull(),
    message: text().notNull(),
    /** When the mail to the recipient is due, and when the last mail was written. */
    sendsAt: instant().notNull(),
    sentAt: instant(),
    mails: integer().notNull().default(0),
    corrections: integer().notNull().default(0),
    openedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    unique().on(table.platformId, table.orderId),
    index('gifts_recipient').on(table.platformId, table.recipientEmail),
  ],
)

/** Why a grant is or was closed. Each cause closes it once at a time, and ends independently. */
export const accessSuspensions = pgTable(
  'access_suspensions',
  {
    id: id(),
    platformId: platformId(),
    grantId: uuid().notNull(),
    cause: text().$type<SuspensionCause>().notNull(),
    suspendedAt: instant().notNull(),
    restoredAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.grantId, accessGrants),
    uniqueIndex('access_suspensions_open')
      .on(table.platformId, table.grantId, table.cause)
      .where(sql`${table.restoredAt} is null`),
  ],
)

/** Contents of a digital product for its buyers, in the seller's order. */
export const productContents = pgTable(
  'product_contents',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    kind: text().$type<ContentKind>().notNull(),
    title: text().notNull(),
    /** Key and size of a FILE in the store, and of the captions of a video. */
    fileKey: text(),
    sizeBytes: bigint({ mode: 'number' }),
    captionsKey: text(),
    /** Address of a LINK. */
    url: text(),
    /** The seller's endpoint that opens an EXTERNAL access. */
    endpointId: uuid(),
    /** Openings per buyer; null for no limit. */
    usesMax: integer(),
    /** Closed to every buyer until then. */
    opensAt: instant(),
    position: integer().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    refersTo(table, table.endpointId, outgoingEndpoints),
    index().on(table.platformId, table.productId, table.position),
  ],
)

/** Deliveries of contents to buyers: the proof for both sides. A row outlives its content. */
export const accessDeliveries = pgTable(
  'access_deliveries',
  {
    id: id(),
    platformId: platformId(),
    grantId: uuid().notNull(),
    contentId: uuid().notNull(),
    kind: text().$type<ContentKind>().notNull(),
    title: text().notNull(),
    deliveredAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.grantId, accessGrants),
    index().on(table.platformId, table.grantId, table.deliveredAt),
  ],
)

/** The position at which a buyer left a video or a recording, for the next device. A row outlives its content. */
export const playbackPlaces = pgTable(
  'playback_places',
  {
    id: id(),
    platformId: platformId(),
    grantId: uuid().notNull(),
    contentId: uuid().notNull(),
    seconds: integer().notNull(),
    keptAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.grantId, accessGrants),
    unique().on(table.platformId, table.grantId, table.contentId),
  ],
)

/** License keys of a seller, in their order. A taken key never becomes free again. */
export const licenseKeys = pgTable(
  'license_keys',
  {
    id: id(),
    platformId: platformId(),
    contentId: uuid().notNull(),
    productId: uuid().notNull(),
    number: integer().notNull(),
    value: text().notNull(),
    addedAt: instant().notNull(),
    takenAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    unique().on(table.platformId, table.contentId, table.value),
    index().on(table.platformId, table.contentId, table.number, table.id),
    index('license_keys_free')
      .on(table.platformId, table.contentId, table.number)
      .where(sql`${table.takenAt} is null`),
  ],
)

/** A sale's claim to a license key, and the key it got. It waits while it has none. */
export const licenseClaims = pgTable(
  'license_claims',
  {
    id: id(),
    platformId: platformId(),
    grantId: uuid().notNull(),
    contentId: uuid().notNull(),
    keyId: uuid(),
    claimedAt: instant().notNull(),
    givenAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.grantId, accessGrants),
    refersTo(table, table.keyId, licenseKeys),
    unique().on(table.platformId, table.grantId, table.contentId),
    /** No key is handed out twice. */
    unique().on(table.platformId, table.keyId),
    index('license_claims_waiting')
      .on(table.platformId, table.contentId, table.claimedAt, table.id)
      .where(sql`${table.keyId} is null`),
    index().on(table.platformId, table.contentId),
  ],
)

/** The last event sent to the seller's own system about a buyer's EXTERNAL access. */
export const externalAccesses = pgTable(
  'external_accesses',
  {
    id: id(),
    platformId: platformId(),
    grantId: uuid().notNull(),
    contentId: uuid().notNull(),
    title: text().notNull(),
    endpointId: uuid().notNull(),
    isOpen: boolean().notNull(),
    /** Number of events sent; each has an idempotency key of its own. */
    told: integer().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.grantId, accessGrants),
    refersTo(table, table.endpointId, outgoingEndpoints),
    unique().on(table.platformId, table.grantId, table.contentId),
  ],
)
