import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { tenant } from '#db/define-statement.ts'
import { users } from '#db/schema/accounts.ts'
import { savedCards } from '#db/schema/cards.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { planChanges, subscriptions } from '#db/schema/subscriptions.ts'
import type { Scope } from '#scope.ts'
import { isPaidInFull } from './paid-in-full.ts'
import { isBuyersChoice } from './plan-change/is-buyers-choice.ts'
import type { PlanChange } from './subscription.ts'
import type { StepActor } from './write-step.ts'

/** The offer of an open change of plan. */
export const nextOffers = alias(offers, 'next_offers')

/** The open change of a subscription's plan, as a join. */
export const openChange = and(
  eq(planChanges.subscriptionId, subscriptions.id),
  inArray(planChanges.state, ['ASKED', 'CHARGING', 'PLANNED']),
)

/** Columns of a subscription in every list and detail. */
export const subscriptionColumns = {
  id: subscriptions.id,
  offerId: subscriptions.offerId,
  planTitle: offers.title,
  productName: products.name,
  sellerName: users.name,
  buyerName: subscriptions.buyerName,
  buyerEmail: subscriptions.buyerEmail,
  state: subscriptions.state,
  method: subscriptions.method,
  priceCents: subscriptions.priceCents,
  currency: subscriptions.currency,
  frequencyInDays: subscriptions.frequencyInDays,
  trialDays: subscriptions.trialDays,
  isTrial: subscriptions.isTrial,
  chargesMax: subscriptions.chargesMax,
  isPaidInFull,
  paidUntil: subscriptions.paidUntil,
  accessUntil: subscriptions.accessUntil,
  resumesAt: subscriptions.resumesAt,
  canceledBy: subscriptions.canceledBy,
  cancelReason: subscriptions.cancelReason,
  createdAt: subscriptions.createdAt,
  pixAuthorizationId: subscriptions.pixAuthorizationId,
  cardBrand: savedCards.brand,
  cardLastFour: savedCards.lastFour,
  /** Whether subscribers may choose another plan of the product by themselves; null if the product has no other plan. */
  otherPlans: sql<boolean | null>`(
    select bool_or(o.is_open_to_subscribers) from offers o
    where o.platform_id = ${tenant} and o.product_id = ${subscriptions.productId}
      and o.id <> ${subscriptions.offerId} and o.type = 'SUBSCRIPTION' and o.status = 'ACTIVE'
      and o.charges_max is not distinct from ${subscriptions.chargesMax}
      and (o.charges_max is null or (o.is_kept_after_last = ${subscriptions.isKeptAfterLast}
        and coalesce(o.frequency_in_days, 30) = ${subscriptions.frequencyInDays})))`,
  change: planChanges,
  nextTitle: nextOffers.title,
  /** The payment of an open change of plan. */
  changePaymentId: sql<string | null>`(
    select p.id from subscription_cycles c
    join payments p on p.platform_id = ${tenant} and p.order_id = c.order_id and p.superseded_by_id is null
    where c.platform_id = ${tenant} and c.id = ${planChanges.cycleId} limit 1)`,
}

/** Subscriptions with the columns of their rows, the newest first. */
export function selectSubscriptions({ tx }: Scope, where: SQL | undefined) {
  return tx
    .select(subscriptionColumns)
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .innerJoin(users, eq(users.id, subscriptions.sellerId))
    .innerJoin(offers, eq(offers.id, subscriptions.offerId))
    .leftJoin(planChanges, openChange)
    .leftJoin(nextOffers, eq(nextOffers.id, planChanges.offerId))
    .leftJoin(savedCards, eq(savedCards.id, subscriptions.savedCardId))
    .where(where)
    .orderBy(desc(subscriptions.createdAt))
}

type Selected = Pick<
  typeof subscriptions.$inferSelect,
  Exclude<
    keyof typeof subscriptionColumns,
    | 'productName'
    | 'planTitle'
    | 'sellerName'
    | 'isPaidInFull'
    | 'cardBrand'
    | 'cardLastFour'
    | 'otherPlans'
    | 'change'
    | 'nextTitle'
    | 'changePaymentId'
  >
> & {
  productName: string
  sellerName: string
  isPaidInFull: boolean
  cardBrand: string | null
  cardLastFour: string | null
  planTitle: string
  otherPlans: boolean | null
  change: PlanChange | null
  nextTitle: string | null
  changePaymentId: string | null
}

/** A row with its instants as text, for the browser. */
export function subscriptionRow(row: Selected, { kind }: StepActor) {
  const {
    paidUntil,
    accessUntil,
    resumesAt,
    createdAt,
    pixAuthorizationId,
    cardBrand,
    cardLastFour,
    otherPlans,
    change,
    nextTitle,
    changePaymentId,
    ...rest
  } = row
  return {
    ...rest,
    /** Whether the buyer's bank pays the renewals by Pix Automático. */
    isAutomaticPix: pixAuthorizationId !== null,
    card: cardLastFour === null ? null : { brand: cardBrand, lastFour: cardLastFour },
    /** Whether the viewer may choose another plan now. */
    isPlanChangeOpen:
      (kind === 'BUYER' ? otherPlans === true : otherPlans !== null) &&
      !rest.isPaidInFull &&
      (change === null || (change.state === 'PLANNED' && !isBuyersChoice(change, kind))),
    planChange: change && {
      /** A change in state ASKED is charged at once, so readers see it as CHARGING. */
      state: change.state === 'PLANNED' ? ('PLANNED' as const) : ('CHARGING' as const),
      title: nextTitle ?? '',
      priceCents: change.priceCents,
      frequencyInDays: change.frequencyInDays,
      startsOn: change.startsOn,
      dueCents: change.dueCents,
      isWithdrawable: change.state === 'PLANNED' && !isBuyersChoice(change, kind),
      paymentId: changePaymentId,
    },
    paidUntil: paidUntil?.toISOString() ?? null,
    accessUntil: accessUntil?.toISOString() ?? null,
    resumesAt: resumesAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
