import type { CheckoutBuilder, CheckoutLook } from '@balcao/domain/checkout/checkout-page'
import type { AgeRating } from '@balcao/domain/delivery/age-ratings'
import type { ReviewedFacts, ReviewKind, ReviewState } from '@balcao/domain/delivery/product-review'
import type {
  CheckoutTemplate,
  Currency,
  Locale,
  OfferType,
  ProductStatus,
  ProductType,
} from '@balcao/domain/vocabulary'
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/**
 * The text on the buyer's card statement, as `statementDescriptor` of the domain derives it from a name. An index
 * covers this very expression, so that a search by the text reads only the matching products.
 */
export function printedDescriptor({
  softDescriptor,
  name,
}: {
  softDescriptor: PgColumn
  name: PgColumn
}): SQL {
  return sql`upper(coalesce(${softDescriptor}, left(regexp_replace(normalize(${name}, NFD), '[^A-Za-z0-9]', '', 'g'), 13)))`
}

export const products = pgTable(
  'products',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    imageKey: text(),
    type: text().$type<ProductType>().notNull(),
    status: text().$type<ProductStatus>().notNull(),
    /** Whether it sells while it is SUBMITTED: the platform's setting at that time. */
    sellsInReview: boolean().notNull().default(false),
    category: text().notNull(),
    /** The seller's own classificação indicativa; null where none was given. */
    ageRating: text().$type<AgeRating>(),
    guaranteeDays: integer().notNull(),
    language: text().$type<Locale>().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Where a buyer finds help: a mailbox, a WhatsApp number in national digits, or both. */
    supportEmail: text(),
    supportPhone: text(),
    salesPageUrl: text(),
    /** Page after the payment; null for our own page. */
    thankYouUrl: text(),
    /** How buyers get a product without contents here, in the seller's words. */
    deliveryNote: text(),
    /** The text on the buyer's card statement; null for the product's name. */
    softDescriptor: text(),
    /** Grows with every save of the product or its order bumps: a form that was read before another save is refused. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.sellerId, users),
    index().on(table.platformId, table.sellerId, table.createdAt, table.id),
    index('products_printed').on(table.platformId, sql`${printedDescriptor(table)} text_pattern_ops`),
  ],
)

export const offers = pgTable(
  'offers',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    title: text().notNull(),
    type: text().$type<OfferType>().notNull(),
    priceCents: cents().notNull(),
    recurrencePriceCents: cents(),
    frequencyInDays: integer(),
    /** Length in days of the first cycle where it is a trial; null without a trial. */
    trialDays: integer(),
    /** Price of the trial. */
    trialPriceCents: cents().notNull().default(0),
    /** Charged once, with the first charge. */
    setupFeeCents: cents().notNull().default(0),
    /** Charges after which a subscription is complete, not counting the trial's; null for no end. */
    chargesMax: integer(),
    /** Whether the buyer keeps the product once all charges are paid. */
    isKeptAfterLast: boolean().notNull().default(true),
    /** Whether subscribers of the product's other offers may change to this one by themselves. */
    isOpenToSubscribers: boolean().notNull().default(false),
    /** Whether the purchase may be a gift. Only a digital product with a one-time price can be a gift. */
    allowsGift: boolean().notNull().default(true),
    fretePriceCents: cents(),
    /** Discount on the first charge of a buyer who pays with Pix. */
    pixDiscountBasisPoints: integer().notNull().default(0),
    /** How long a Pix code and a boleto of this offer can be paid; null: as the platform sets. */
    pixMinutes: integer(),
    billetDays: integer(),
    template: text().$type<CheckoutTemplate>().notNull(),
    pixEnabled: boolean().notNull(),
    creditCardEnabled: boolean().notNull(),
    billetEnabled: boolean().notNull(),
    requiredDocument: boolean().notNull(),
    requiredDocumentAndPhone: boolean().notNull(),
    abandonedCartEnabled: boolean().notNull(),
    numberOfInstallments: integer().notNull(),
    maxInstallmentsWithoutInterest: integer().notNull(),
    minInstallmentValueCents: cents().notNull(),
    /** Whether a buyer may divide the price between two cards. */
    takesTwoCards: boolean().notNull().default(false),
    builder: jsonb().$type<CheckoutBuilder>().notNull(),
    /** Origins whose pages may show this checkout in a frame; empty: none. */
    allowedSites: text().array().notNull().default([]),
    /** Grows with every save of the offer: a form that was read before another save is refused. */
    version: integer().notNull(),
    status: text().$type<'ACTIVE' | 'PAUSED'>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    index().on(table.platformId, table.productId, table.createdAt, table.id),
  ],
)

export const deliveryOptions = pgTable(
  'delivery_options',
  {
    id: id(),
    platformId: platformId(),
    offerId: uuid().notNull(),
    description: text().notNull(),
    deliveryTime: text().notNull(),
    fareAmountCents: cents().notNull(),
    preSelected: boolean().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.offerId, offers),
    index().on(table.platformId, table.offerId, table.position),
  ],
)

/** An extra offer shown on the checkout of another product. */
export const orderBumps = pgTable(
  'order_bumps',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    offerId: uuid().notNull(),
    fakePriceCents: cents(),
    position: integer().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    refersTo(table, table.offerId, offers),
    index().on(table.platformId, table.productId, table.position),
  ],
)

/**
 * A request to the platform: to sell a product, to show a change of an approved one, or to end a suspension.
 * At most one is open for a product.
 */
export const productReviews = pgTable(
  'product_reviews',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    kind: text().$type<ReviewKind>().notNull(),
    state: text().$type<ReviewState>().notNull(),
    /** For a CHANGE, the proposed facts of the product; they apply once approved. */
    proposal: jsonb().$type<ReviewedFacts>(),
    /** The seller's message about the request. */
    message: text().notNull().default(''),
    /** The reviewer's reason for the refusal. */
    reason: text(),
    sentAt: instant().notNull(),
    decidedAt: instant(),
    decidedById: uuid(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    refersTo(table, table.decidedById, users),
    uniqueIndex('product_reviews_open')
      .on(table.platformId, table.productId)
      .where(sql`${table.state} = 'OPEN'`),
    index().on(table.platformId, table.state, table.sentAt, table.id),
    index().on(table.platformId, table.productId, table.sentAt, table.id),
  ],
)

/** The seller's unpublished look of an offer's checkout. */
export const checkoutDrafts = pgTable(
  'checkout_drafts',
  {
    /** The id of the offer. */
    id: id(),
    platformId: platformId(),
    look: jsonb().$type<CheckoutLook>().notNull(),
    /** The number of the published look that the draft started from. */
    basedOn: integer().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [tenantKey(table), refersTo(table, table.id, offers)],
)

/** Every published look, so that a seller can return to it. The newest is on the offer itself. */
export const checkoutLooks = pgTable(
  'checkout_looks',
  {
    id: id(),
    platformId: platformId(),
    offerId: uuid().notNull(),
    /** 1, 2, 3 … for each offer. */
    number: integer().notNull(),
    look: jsonb().$type<CheckoutLook>().notNull(),
    publishedById: uuid().notNull(),
    publishedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.offerId, offers),
    refersTo(table, table.publishedById, users),
    uniqueIndex('checkout_looks_number').on(table.platformId, table.offerId, table.number),
  ],
)
