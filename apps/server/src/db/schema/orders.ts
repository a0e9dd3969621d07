import type { CartReason, CartState } from '@balcao/domain/carts'
import type { Attribution } from '@balcao/domain/partnerships'
import type { SaleShare, ShareRole } from '@balcao/domain/sale-split'
import type { Currency, Locale, OfferType } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
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
  /** Nobody could say what lies at the CEP: the address is as the buyer typed it. */
  isTyped?: true
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
    /** Which affiliates could have brought the sale about, who did by which rule, and why not the others. Null where there was none. */
    attribution: jsonb().$type<Attribution>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.code),
    index().on(table.platformId, table.sellerId, table.createdAt),
    index().on(table.platformId, table.buyerEmail),
    index('orders_buyer_document')
      .on(table.platformId, table.buyerDocument)
      .where(sql`${table.documentSource} = 'BUYER'`),
    index().on(table.platformId, table.offerId),
    index('orders_attributed')
      .on(table.platformId, table.productId, table.createdAt, table.id)
      .where(sql`${table.attribution} is not null`),
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
    /** What people earn of its price after discount; the rest of the price is the platform's fee. A refund of the item is theirs to give. */
    shares: jsonb().$type<SaleShare[]>().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    index().on(table.platformId, table.orderId),
  ],
)

/** Who earns which cents of an order. Frozen at creation, but for an affiliate who is added by agreement at the producer's cost; the sum with the platform's part is what the buyer is charged. A manager's cents are a part of the fee. */
export const orderShares = pgTable(
  'order_shares',
  {
    id: id(),
    platformId: platformId(),
    orderId: uuid().notNull(),
    userId: uuid().notNull(),
    role: text().$type<ShareRole>().notNull(),
    amountCents: cents().notNull(),
    /** The versions of the contracts by which it was divided: an affiliate's terms, co-productions, a manager's contract. */
    contractIds: uuid().array().notNull().default([]),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    unique().on(table.platformId, table.orderId, table.userId, table.role),
    index('order_shares_partner')
      .on(table.platformId, table.userId, table.role, table.orderId)
      .where(sql`${table.role} <> 'PRODUCER'`),
  ],
)

/** What a visitor typed before leaving. */
export const abandonedCarts = pgTable(
  'abandoned_carts',
  {
    id: id(),
    platformId: platformId(),
    offerId: uuid().notNull(),
    /** Whose offer it is. */
    sellerId: uuid().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    document: text().notNull(),
    cartAmountCents: cents().notNull(),
    utm: jsonb().$type<Record<string, string>>().notNull(),
    orderId: uuid(),
    state: text().$type<CartState>().notNull().default('CAPTURED'),
    reason: text().$type<CartReason>().notNull().default('LEFT'),
    /** When the card was refused or the code ran out; null for somebody who only left. */
    reasonSince: instant(),
    /** How many messages were sent in all, how many of the sequence of the present reason, and when the last one was. */
    remindersSent: integer().notNull().default(0),
    step: integer().notNull().default(0),
    remindedAt: instant(),
    /** When somebody followed the link that brings the cart back. */
    returnedAt: instant(),
    /** When the order that came of it was paid. */
    settledAt: instant(),
    createdAt: instant().notNull(),
    /** When the visitor last typed something. What we do with the cart does not count. */
    updatedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    index().on(table.platformId, table.offerId, table.updatedAt),
    index('abandoned_carts_list').on(table.platformId, table.sellerId, table.updatedAt, table.id),
    index().on(table.platformId, table.updatedAt, table.id),
    index().on(table.platformId, table.email),
    index().on(table.platformId, table.orderId),
  ],
)
