import type { CartReason, CartState } from '@balcao/domain/checkout/carts'
import type { CouponBearer } from '@balcao/domain/money/coupons'
import type { SaleShare, ShareRole } from '@balcao/domain/money/sale-split'
import type { Attribution } from '@balcao/domain/people/partnerships'
import type { Currency, Locale, OfferType } from '@balcao/domain/vocabulary'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { coupons } from './coupons.ts'

export type OrderAddress = {
  zipCode: string
  street: string
  number: string
  complement: string
  district: string
  city: string
  state: string
  /** The CEP could not be looked up: the address is as the buyer typed it. */
  isTyped?: true
}

/** `mailboxOf` of an order's buyer. */
export function mailboxOfBuyer({ buyerEmail }: { buyerEmail: AnyPgColumn }): SQL<string> {
  const host = sql`split_part(${buyerEmail}, '@', 2)`
  const name = sql`split_part(split_part(${buyerEmail}, '@', 1), '+', 1)`
  return sql`(case when ${host} in ('gmail.com', 'googlemail.com') then replace(${name}, '.', '') || '@gmail.com' else ${name} || '@' || ${host} end)`
}

/** A purchase at the price computed by the server, with the split frozen at that time. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    platformId: platformId(),
    /** Short code for use on the phone. */
    code: text().notNull(),
    offerId: uuid().notNull(),
    productId: uuid().notNull(),
    sellerId: uuid().notNull(),
    affiliateId: uuid(),
    couponId: uuid(),
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
    /** Who bears the discount, as the coupon said at the time of the sale. Null without a coupon. */
    discountBearer: text().$type<CouponBearer>(),
    shippingCents: cents().notNull(),
    interestCents: cents().notNull(),
    totalCents: cents().notNull(),
    feePlanId: uuid().notNull(),
    /** The interest table that the installments were quoted from. Null for a price without installments. */
    interestTableId: uuid(),
    feeCents: cents().notNull(),
    fixedFeeCents: cents().notNull(),
    /** The product's guarantee at the time of the sale. */
    guaranteeDays: integer().notNull(),
    utm: jsonb().$type<Record<string, string>>().notNull(),
    referer: text(),
    /** The buyer's user agent, for vendors of pixels. */
    userAgent: text(),
    /**
     * The candidates for affiliate, the chosen one with its rule, and the objections to the others. Null without a
     * candidate.
     */
    attribution: jsonb().$type<Attribution>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.couponId, coupons),
    unique().on(table.platformId, table.code),
    index().on(table.platformId, table.sellerId, table.createdAt),
    index().on(table.platformId, table.buyerEmail),
    index('orders_mailbox').on(table.platformId, mailboxOfBuyer(table)),
    index('orders_buyer_document')
      .on(table.platformId, table.buyerDocument)
      .where(sql`${table.documentSource} = 'BUYER'`),
    index().on(table.platformId, table.offerId),
    index('orders_of_affiliate')
      .on(table.platformId, table.affiliateId, table.productId, table.createdAt)
      .where(sql`${table.affiliateId} is not null`),
    index('orders_coupon').on(table.platformId, table.couponId).where(sql`${table.couponId} is not null`),
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
    /** The item's part of the order's discount. */
    discountCents: cents().notNull(),
    quantity: integer().notNull(),
    position: integer().notNull(),
    /**
     * People's shares of the item's price after discount; the rest is the platform's fee. A refund of the item is taken
     * from these shares.
     */
    shares: jsonb().$type<SaleShare[]>().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    index().on(table.platformId, table.orderId),
  ],
)

/**
 * Shares of an order in cents. Frozen at creation, except for an affiliate added by agreement at the producer's cost.
 * The shares and the platform's part add up to the buyer's charge. A manager's cents are a part of the fee.
 */
export const orderShares = pgTable(
  'order_shares',
  {
    id: id(),
    platformId: platformId(),
    orderId: uuid().notNull(),
    userId: uuid().notNull(),
    role: text().$type<ShareRole>().notNull(),
    amountCents: cents().notNull(),
    /** The versions of the contracts that fixed the share: an affiliate's terms, co-productions, a manager's contract. */
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

/**
 * The birth date that the buyer of a product for adults declared, as evidence that the checkout asked and the
 * buyer answered. The date is used for nothing else, and no seller sees it.
 */
export const ageStatements = pgTable(
  'age_statements',
  {
    id: id(),
    platformId: platformId(),
    orderId: uuid().notNull(),
    birthDate: text().notNull(),
    /** IP address of the buyer; null for a purchase made by a seller's own system. */
    ip: text(),
    statedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    unique().on(table.platformId, table.orderId),
  ],
)

/** Input of a visitor who left the checkout. */
export const abandonedCarts = pgTable(
  'abandoned_carts',
  {
    id: id(),
    platformId: platformId(),
    offerId: uuid().notNull(),
    /** The seller of the offer. */
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
    /** When the card was declined or the code expired; null for a visitor who only left. */
    reasonSince: instant(),
    /** Number of messages sent in all, number within the sequence of the present reason, and the time of the last. */
    remindersSent: integer().notNull().default(0),
    step: integer().notNull().default(0),
    remindedAt: instant(),
    /** When the recovery link was followed. */
    returnedAt: instant(),
    /** When the resulting order was paid. */
    settledAt: instant(),
    createdAt: instant().notNull(),
    /** The visitor's last input. Our own changes of the row do not count. */
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
