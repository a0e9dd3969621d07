import type { ShareRole } from '@balcao/domain/sale-split'
import type { Currency, Locale, OfferType } from '@balcao/domain/vocabulary'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'

export type OrderAddress = {
  zipCode: string
  street: string
  number: string
  complement: string
  district: string
  city: string
  state: string
}

/** What somebody bought, at the price the server computed, with the split frozen at that moment. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    platformId: platformId(),
    /** Short code that people read to each other. */
    code: text().notNull(),
    offerId: uuid().notNull(),
    productId: uuid().notNull(),
    sellerId: uuid().notNull(),
    affiliateId: uuid(),
    type: text().$type<OfferType>().notNull(),
    currency: text().$type<Currency>().notNull(),
    locale: text().$type<Locale>().notNull(),
    buyerName: text().notNull(),
    buyerEmail: text().notNull(),
    buyerPhone: text().notNull(),
    buyerDocument: text().notNull(),
    /** PLACEHOLDER values belong to the platform: never an identity, never shown or exported as the buyer's. */
    documentSource: text().$type<'BUYER' | 'PLACEHOLDER'>().notNull(),
    address: jsonb().$type<OrderAddress>(),
    itemsCents: cents().notNull(),
    discountCents: cents().notNull(),
    shippingCents: cents().notNull(),
    interestCents: cents().notNull(),
    totalCents: cents().notNull(),
    feePlanId: uuid().notNull(),
    /** The table of the interest that the installments were quoted by. Null for a price that nobody divides. */
    interestTableId: uuid(),
    feeCents: cents().notNull(),
    fixedFeeCents: cents().notNull(),
    /** Of the product at the moment of the sale. */
    guaranteeDays: integer().notNull(),
    utm: jsonb().$type<Record<string, string>>().notNull(),
    referer: text(),
    /** What the buyer's browser called itself. Vendors of pixels ask for it. */
    userAgent: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.code),
    index().on(table.platformId, table.sellerId, table.createdAt),
    index().on(table.platformId, table.buyerEmail),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    platformId: platformId(),
    orderId: uuid().notNull(),
    offerId: uuid().notNull(),
    productId: uuid().notNull(),
    kind: text().$type<'MAIN' | 'ORDER_BUMP'>().notNull(),
    title: text().notNull(),
    priceCents: cents().notNull(),
    quantity: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    index().on(table.platformId, table.orderId),
  ],
)

/** Who earns which cents of an order. Frozen at creation; the sum with the platform's part is what the buyer is charged. A manager's cents are a part of the fee. */
export const orderShares = pgTable(
  'order_shares',
  {
    id: id(),
    platformId: platformId(),
    orderId: uuid().notNull(),
    userId: uuid().notNull(),
    role: text().$type<ShareRole>().notNull(),
    amountCents: cents().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    unique().on(table.platformId, table.orderId, table.userId, table.role),
  ],
)

/** What a visitor typed before leaving. */
export const abandonedCarts = pgTable(
  'abandoned_carts',
  {
    id: id(),
    platformId: platformId(),
    offerId: uuid().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    document: text().notNull(),
    cartAmountCents: cents().notNull(),
    utm: jsonb().$type<Record<string, string>>().notNull(),
    orderId: uuid(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    index().on(table.platformId, table.offerId, table.updatedAt),
    index().on(table.platformId, table.updatedAt),
  ],
)
