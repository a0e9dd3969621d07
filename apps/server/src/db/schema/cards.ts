import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, platformId, tenantKey } from './columns.ts'

/**
 * Every attempt to charge a card, kept for a month: counts per card, network, buyer and offer, over all processes. Keys
 * are keyed hashes: they can be counted, and reveal nothing. Sales by Pix have no row.
 */
export const cardAttempts = pgTable(
  'card_attempts',
  {
    id: id(),
    platformId: platformId(),
    purchaseId: uuid().notNull(),
    offerId: uuid().notNull(),
    at: instant().notNull(),
    cardKey: text().notNull(),
    networkKey: text().notNull(),
    emailKey: text().notNull(),
    /** Null where the buyer was not asked for a document, or the browser sent no id. */
    documentKey: text(),
    deviceKey: text(),
    /** The nonce of the sealed card, or the hash of a provider's token: a card that was sent once is charged once. */
    receipt: text().notNull(),
    /** The proof of work of this attempt. */
    proofId: uuid(),
    outcome: text().$type<'ASKED' | 'APPROVED' | 'DECLINED' | 'OTHER'>().notNull(),
    /** Number of acquirers that were called: the card's brand counts each call as a try. */
    tries: integer().notNull(),
    /**
     * The card was stored with an approved purchase: the attempt counts for its brand, and is no sign of card testing.
     */
    isKept: boolean().notNull().default(false),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.receipt),
    unique().on(table.platformId, table.proofId),
    index().on(table.platformId, table.purchaseId),
    index().on(table.platformId, table.at),
    index().on(table.platformId, table.offerId, table.at),
    index().on(table.platformId, table.cardKey, table.at),
    index().on(table.platformId, table.networkKey, table.at),
    index().on(table.platformId, table.emailKey, table.at),
    index().on(table.platformId, table.documentKey, table.at),
    index().on(table.platformId, table.deviceKey, table.at),
  ],
)

/** An offer that takes no cards for some hours after a card-testing attack. */
export const cardPauses = pgTable(
  'card_pauses',
  {
    id: id(),
    platformId: platformId(),
    offerId: uuid().notNull(),
    startedAt: instant().notNull(),
    endsAt: instant().notNull(),
    cause: text().$type<'IN_A_ROW' | 'TOO_MANY'>().notNull(),
  },
  (table) => [
    tenantKey(table),
    index().on(table.platformId, table.offerId, table.endsAt),
    index().on(table.platformId, table.startedAt),
  ],
)

/**
 * A card that its holder allowed us to keep for later charges of one seller. The number is sealed, and the security code is
 * never stored.
 */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    /** Number, holder's document and the IP address at which it was typed, as JSON, sealed for this row. */
    sealed: text().notNull(),
    /**
     * Sealed token by which one acquirer's account charges the card again without the security code; null where no
     * acquirer gave one.
     */
    token: text(),
    tokenAccountId: uuid(),
    brand: text(),
    bin: text().notNull(),
    lastFour: text().notNull(),
    holderName: text().notNull(),
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    /** When the card itself expires. */
    expiresAt: instant().notNull(),
    consentVersion: text().notNull(),
    consentText: text().notNull(),
    /** Receipt of the sealed card it was made from: a sealed card makes one saved card at most. */
    receipt: text().notNull(),
    networkKey: text().notNull(),
    createdAt: instant().notNull(),
    /** The purchase that uses the card; a card without one is deleted the next day. */
    orderId: uuid(),
    buyerEmail: text(),
    /** It replaced another card and has no approved charge yet: its charges count like those of a card typed at a checkout. */
    isUntried: boolean().notNull().default(false),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.receipt),
    index().on(table.platformId, table.createdAt),
    index().on(table.platformId, table.expiresAt),
    index().on(table.platformId, table.orderId),
  ],
)
