import type { InstallmentCount } from '@balcao/domain/options/installment-counts'
import type { LinkBuyer } from '@balcao/domain/payments/payment-links'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { offers } from './catalog.ts'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { orders } from './orders.ts'

/**
 * A payment link of an offer: another price, a quantity, one buyer, an end. The charge is computed from here.
 */
export const paymentLinks = pgTable(
  'payment_links',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    offerId: uuid().notNull(),
    /** The end of the short address, too long to guess. */
    code: text().notNull(),
    /** Name shown to the buyer; null for the product's name. */
    title: text(),
    /** Unit price; null for the offer's price at the time of the sale. */
    priceCents: cents(),
    quantity: integer().notNull(),
    methods: text().array().$type<PaymentMethod[]>().notNull(),
    /** Null for the offer's maximum. */
    installmentsMax: integer().$type<InstallmentCount>(),
    isOneUse: boolean().notNull(),
    expiresAt: instant(),
    /** Deleted when the link is closed, and a month after it expired or sold out. */
    buyer: jsonb().$type<LinkBuyer>(),
    openedCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    closedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.sellerId, users),
    refersTo(table, table.offerId, offers),
    unique().on(table.platformId, table.code),
    index('payment_links_list').on(table.platformId, table.sellerId, table.createdAt, table.id),
  ],
)

/** Orders made through a payment link. */
export const paymentLinkOrders = pgTable(
  'payment_link_orders',
  {
    id: id(),
    platformId: platformId(),
    linkId: uuid().notNull(),
    orderId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.linkId, paymentLinks),
    refersTo(table, table.orderId, orders),
    unique().on(table.platformId, table.orderId),
    index().on(table.platformId, table.linkId),
  ],
)
