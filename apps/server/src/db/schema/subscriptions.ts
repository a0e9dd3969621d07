import type { CalendarDay } from '@balcao/domain/calendar'
import type { PlanChangeTime } from '@balcao/domain/money/plan-change'
import type { RevenueMovement } from '@balcao/domain/money/recurring-revenue'
import type { PixAuthorizationState, PixFrequency } from '@balcao/domain/payments/automatic-pix'
import type { SubscriptionActor, SubscriptionState } from '@balcao/domain/payments/subscription-states'
import type { Currency, Locale, PaymentMethod } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
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
    /** How renewals are paid: by the saved card, or by an invoice to the buyer. */
    method: text().$type<PaymentMethod>().notNull(),
    savedCardId: uuid(),
    /** The active authorisation by which the buyer's bank pays renewals by Pix; null where they are invoiced. */
    pixAuthorizationId: uuid(),
    priceCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
    frequencyInDays: integer().notNull(),
    /** Length of the first cycle in days, where it is a trial; null where it is a whole period. */
    trialDays: integer(),
    /** True until a whole period is paid, for a subscription that began with a trial. */
    isTrial: boolean().notNull().default(false),
    /** Charges after which it is complete, not counting the trial's; null for no end. */
    chargesMax: integer(),
    isKeptAfterLast: boolean().notNull().default(true),
    /** End of the paid time, when the next charge is due. Null before the first payment. */
    paidUntil: instant(),
    /**
     * End of the access, with the days of grace. Null before the first payment, and where the buyer keeps the product
     * of a complete subscription for good.
     */
    accessUntil: instant(),
    /** When the next automatic step is due. Null without a further step. */
    nextStepAt: instant(),
    resumesAt: instant(),
    /** Since when renewals are held because the seller may not sell. */
    heldSince: instant(),
    /** Who decided the end, set at the decision. */
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

/**
 * A Pix Automático requested from a buyer with a first payment. ASKED until the acquirer reports the decision at the
 * buyer's bank. Its id at the acquirer is the transaction id of that payment.
 */
export const pixAuthorizations = pgTable(
  'pix_authorizations',
  {
    id: id(),
    platformId: platformId(),
    subscriptionId: uuid().notNull(),
    paymentId: uuid().notNull(),
    state: text().$type<PixAuthorizationState>().notNull(),
    frequency: text().$type<PixFrequency>().notNull(),
    /** First day of its first period, and the day of the first debit. */
    startsOn: text().$type<CalendarDay>().notNull(),
    amountCents: cents().notNull(),
    /** Who asked to end it here; nothing is debited from then on, even before the acquirer confirms. */
    endAskedBy: text().$type<SubscriptionActor>(),
    endAskedAt: instant(),
    /** BANK: the buyer ended it at their bank. */
    endedBy: text().$type<SubscriptionActor | 'BANK'>(),
    endedAt: instant(),
    activeSince: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.subscriptionId, subscriptions),
    unique().on(table.platformId, table.paymentId),
    uniqueIndex('pix_authorizations_active')
      .on(table.platformId, table.subscriptionId)
      .where(sql`${table.state} = 'ACTIVE' and ${table.endAskedAt} is null`),
    index('pix_authorizations_of_subscription').on(table.platformId, table.subscriptionId, table.createdAt),
  ],
)

/** One period of a subscription and its order. A cycle has one order, and an order is paid once. */
export const subscriptionCycles = pgTable(
  'subscription_cycles',
  {
    id: id(),
    platformId: platformId(),
    subscriptionId: uuid().notNull(),
    number: integer().notNull(),
    /** CHANGING: the unpaid cycle of a change of plan; the former cycle is still the running one. */
    state: text().$type<'OPEN' | 'PAID' | 'UNPAID' | 'REVERSED' | 'CHANGING'>().notNull(),
    /** Price and days of a whole period, at the start of the cycle. */
    priceCents: cents().notNull(),
    frequencyInDays: integer().notNull(),
    /** Setup fee in the price of the order's main item. */
    setupFeeCents: cents().notNull().default(0),
    /** Credit for the unused days of the former cycle; null if no change of plan began this cycle. */
    creditCents: cents(),
    startsOn: text().$type<CalendarDay>().notNull(),
    /** The day on which the next cycle begins. */
    endsOn: text().$type<CalendarDay>().notNull(),
    dueAt: instant().notNull(),
    /** Null while no order is possible, such as with an expired card. */
    orderId: uuid(),
    /** The card is permanently declined: it is not charged again, and the buyer is asked for another card. */
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
    // Few, and looked for beside every charge of a cohort.
    index('subscription_cycles_changed')
      .on(table.platformId, table.subscriptionId, table.number)
      .where(sql`${table.creditCents} is not null`),
  ],
)

/**
 * A change to another offer of the product. A subscription has at most one open change. ASKED: the next step charges
 * it at once; CHARGING: its charge waits for an answer or a payment; PLANNED: it begins with the next charge.
 */
export const planChanges = pgTable(
  'plan_changes',
  {
    id: id(),
    platformId: platformId(),
    subscriptionId: uuid().notNull(),
    state: text().$type<'ASKED' | 'CHARGING' | 'PLANNED' | 'DONE' | 'DROPPED'>().notNull(),
    takesEffect: text().$type<PlanChangeTime>().notNull(),
    fromOfferId: uuid().notNull(),
    fromPriceCents: cents().notNull(),
    fromFrequencyInDays: integer().notNull(),
    offerId: uuid().notNull(),
    priceCents: cents().notNull(),
    frequencyInDays: integer().notNull(),
    creditCents: cents().notNull(),
    dueCents: cents().notNull(),
    startsOn: text().$type<CalendarDay>().notNull(),
    /** The cycle that the change charges. */
    cycleId: uuid(),
    actor: text().$type<SubscriptionActor>().notNull(),
    createdAt: instant().notNull(),
    /** Time of DONE or DROPPED. */
    settledAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.subscriptionId, subscriptions),
    refersTo(table, table.cycleId, subscriptionCycles),
    uniqueIndex('plan_changes_open')
      .on(table.platformId, table.subscriptionId)
      .where(sql`${table.state} in ('ASKED', 'CHARGING', 'PLANNED')`),
    index('plan_changes_of_subscription').on(table.platformId, table.subscriptionId, table.createdAt),
  ],
)

/** Every change of a subscription's recurring revenue; their sum is its present revenue. Append-only. */
export const revenueMovements = pgTable(
  'revenue_movements',
  {
    id: id(),
    platformId: platformId(),
    subscriptionId: uuid().notNull(),
    sellerId: uuid().notNull(),
    kind: text().$type<RevenueMovement>().notNull(),
    /** Negative for a loss. */
    cents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Never on a day whose totals are written. */
    at: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.subscriptionId, subscriptions),
    index('revenue_movements_day').on(table.platformId, table.at),
    index('revenue_movements_seller').on(table.platformId, table.sellerId, table.at),
    index('revenue_movements_subscription').on(table.platformId, table.subscriptionId),
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
  /** No acquirer of the platform charges the saved card: the cycle is paid by an invoice. */
  | 'INVOICED_INSTEAD'
  | 'CODE_EXPIRED'
  /** The buyer's bank confirmed the Pix Automático, or it ended. */
  | 'PIX_AUTHORIZED'
  | 'PIX_AUTHORIZATION_ENDED'
  | 'DEBIT_ANNOUNCED'
  | 'DEBIT_RETRIED'
  /** The debit was cancelled at the acquirer; the cycle continues as an invoice. */
  | 'DEBIT_GIVEN_UP'
  | 'REMINDED'
  | 'CARD_REPLACED'
  | 'CHARGE_MOVED'
  /** A change of plan: planned for the next charge, requested for today, made, or dropped without effect. */
  | 'PLAN_CHANGE_PLANNED'
  | 'PLAN_CHANGE_ASKED'
  | 'PLAN_CHANGED'
  | 'PLAN_CHANGE_DROPPED'
  | 'PAUSED'
  | 'RESUMED'
  | 'HELD'
  | 'HOLD_ENDED'
  | 'CANCEL_PLANNED'
  | 'CANCEL_WITHDRAWN'
  | 'CANCELED'
  | 'EXPIRED'
  | 'COMPLETED'
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
    /** Idempotency key: the same fact is stored and followed once. */
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
