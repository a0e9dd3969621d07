import type { CalendarDay } from '@balcao/domain/calendar'
import type { SubscriptionActor, SubscriptionState } from '@balcao/domain/subscription-states'
import type { Currency, Locale, PaymentMethod } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { orders } from './orders.ts'

/** A subscription. Price and frequency are those that the buyer agreed to. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    platformId: platformId(),
    /** The first purchase. */
    orderId: uuid().notNull(),
    offerId: uuid().notNull(),
    productId: uuid().notNull(),
    sellerId: uuid().notNull(),
    buyerEmail: text().notNull(),
    buyerName: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    state: text().$type<SubscriptionState>().notNull(),
    /** How renewals are paid: by the saved card, or by an invoice that the buyer pays. */
    method: text().$type<PaymentMethod>().notNull(),
    savedCardId: uuid(),
    priceCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
    frequencyInDays: integer().notNull(),
    /** Until when everything is paid; the next charge is due then. Null before the first payment. */
    paidUntil: instant(),
    /** Until when the buyer may use what was bought, the days of grace included. Null before the first payment. */
    accessUntil: instant(),
    /** When it is looked at again. Null when nothing more happens automatically. */
    nextStepAt: instant(),
    resumesAt: instant(),
    /** Since when it is not renewed because its seller may not sell. */
    heldSince: instant(),
    /** Who decided the end, from the decision on. */
    canceledBy: text().$type<SubscriptionActor>(),
    cancelReason: text(),
    canceledAt: instant(),
    isDemo: boolean().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    unique().on(table.platformId, table.orderId),
    index('subscriptions_due')
      .on(table.platformId, table.nextStepAt)
      .where(sql`${table.nextStepAt} is not null`),
    index('subscriptions_list').on(table.platformId, table.createdAt, table.id),
    index('subscriptions_seller_list').on(table.platformId, table.sellerId, table.createdAt, table.id),
    index('subscriptions_buyer_list').on(table.platformId, table.buyerEmail, table.createdAt, table.id),
  ],
)

/** One period of a subscription and what is paid for it. One cycle has one order, and an order is paid once. */
export const subscriptionCycles = pgTable(
  'subscription_cycles',
  {
    id: id(),
    platformId: platformId(),
    subscriptionId: uuid().notNull(),
    number: integer().notNull(),
    state: text().$type<'OPEN' | 'PAID' | 'UNPAID' | 'REVERSED'>().notNull(),
    startsOn: text().$type<CalendarDay>().notNull(),
    /** The day on which the next cycle begins. */
    endsOn: text().$type<CalendarDay>().notNull(),
    dueAt: instant().notNull(),
    /** Null while nothing could be asked for, such as with a card that has expired. */
    orderId: uuid(),
    /** The card is permanently declined: it is not charged again, and the buyer is asked for another. */
    isCardRefused: boolean().notNull(),
    paidAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.subscriptionId, subscriptions),
    refersTo(table, table.orderId, orders),
    unique().on(table.platformId, table.subscriptionId, table.number),
    unique().on(table.platformId, table.orderId),
  ],
)

export type StepKind =
  | 'STARTED'
  | 'PAID'
  | 'PAID_LATE'
  | 'RENEWAL_ANNOUNCED'
  | 'CYCLE_OPENED'
  | 'CHARGE_ASKED'
  | 'CHARGE_REFUSED'
  | 'CHARGE_LOST'
  | 'CARD_UNUSABLE'
  /** No acquirer of the platform charges the card that was kept: the cycle is paid by an invoice. */
  | 'INVOICED_INSTEAD'
  | 'CODE_EXPIRED'
  | 'REMINDED'
  | 'CARD_REPLACED'
  | 'CHARGE_MOVED'
  | 'PAUSED'
  | 'RESUMED'
  | 'HELD'
  | 'HOLD_ENDED'
  | 'CANCEL_PLANNED'
  | 'CANCEL_WITHDRAWN'
  | 'CANCELED'
  | 'EXPIRED'
  | 'REACTIVATED'
  | 'REFUNDED'
  | 'CHARGED_BACK'

/** Every step of a subscription, in order. Append-only. */
export const subscriptionSteps = pgTable(
  'subscription_steps',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    platformId: platformId(),
    subscriptionId: uuid().notNull(),
    at: instant().notNull(),
    kind: text().$type<StepKind>().notNull(),
    actor: text().$type<SubscriptionActor>().notNull(),
    actorUserId: uuid(),
    cycle: integer(),
    paymentId: uuid(),
    /** Idempotency key: the same fact is written and followed once. */
    key: text(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.subscriptionId, subscriptions),
    unique().on(table.platformId, table.subscriptionId, table.key),
    index().on(table.platformId, table.subscriptionId, table.id),
  ],
)
