import type { CheckoutBuilder } from '@balcao/domain/checkout-page'
import type {
  CheckoutTemplate,
  Currency,
  Locale,
  OfferType,
  ProductStatus,
  ProductType,
} from '@balcao/domain/vocabulary'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'

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
    category: text().notNull(),
    guaranteeDays: integer().notNull(),
    language: text().$type<Locale>().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Where a buyer finds help: a mailbox, a WhatsApp number in national digits, or both. */
    supportEmail: text(),
    supportPhone: text(),
    salesPageUrl: text(),
    /** Where a buyer goes who has paid; null is our own page. */
    thankYouUrl: text(),
    /** Grows with every save of the product or its order bumps: a form that was read before another save is refused. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.sellerId, users),
    index().on(table.platformId, table.sellerId, table.createdAt, table.id),
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
    fretePriceCents: cents(),
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
    builder: jsonb().$type<CheckoutBuilder>().notNull(),
    /** Grows with every change that the checkout page shows: the page's cache key. */
    version: integer().notNull(),
    status: text().$type<'ACTIVE' | 'PAUSED'>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    index().on(table.platformId, table.productId),
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
