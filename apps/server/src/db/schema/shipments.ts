import type { ShipmentState } from '@balcao/domain/delivery/shipments'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { orders } from './orders.ts'

/** The shipment of an order, and its state. */
export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    platformId: platformId(),
    orderId: uuid().notNull(),
    sellerId: uuid().notNull(),
    state: text().$type<ShipmentState>().notNull(),
    carrier: text(),
    trackingCode: text(),
    /** Page of the carrier where the buyer follows the parcel. */
    trackingUrl: text(),
    postedAt: instant(),
    /** When it arrived, was returned or was given up. */
    endedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    refersTo(table, table.sellerId, users),
    unique().on(table.platformId, table.orderId),
    index().on(table.platformId, table.sellerId, table.createdAt, table.id),
  ],
)
