import { type SubscriptionState, subscriptionStates } from '@balcao/domain/payments/subscription-states'
import { and, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { inPeriod } from '#db/in-period.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { savedCards } from '#db/schema/cards.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { planChanges, subscriptions } from '#db/schema/subscriptions.ts'
import { subscriptionFilters } from './subscription.input.ts'
import { nextOffers, openChange, subscriptionColumns, subscriptionRow } from './subscription-row.ts'
import type { SubscriptionViewer } from './subscription-viewer.ts'

const subscriptionOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [subscriptions.createdAt, subscriptions.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const subscriptionListInput = subscriptionFilters.extend(pageInput(subscriptionOrders))
/** Filters of the staff, who see the subscriptions of all sellers. */
export const platformSubscriptionListInput = subscriptionListInput.extend({ sellerId: z.uuid().optional() })

/** A page of subscriptions, the newest first. */
export async function listSubscriptions(
  { caller, sees, actor }: SubscriptionViewer,
  input: z.output<typeof platformSubscriptionListInput>,
) {
  const wanted = and(
    wantedSubscriptions(sees, input),
    input.states && inArray(subscriptions.state, input.states),
  )
  const { rows, nextCursor } = await pageOf(subscriptionOrders, input, ({ place, after, orderBy, limit }) =>
    caller.tx
      .select({ ...subscriptionColumns, place })
      .from(subscriptions)
      .innerJoin(products, eq(products.id, subscriptions.productId))
      .innerJoin(users, eq(users.id, subscriptions.sellerId))
      .innerJoin(offers, eq(offers.id, subscriptions.offerId))
      .leftJoin(planChanges, openChange)
      .leftJoin(nextOffers, eq(nextOffers.id, planChanges.offerId))
      .leftJoin(savedCards, eq(savedCards.id, subscriptions.savedCardId))
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows: rows.map((row) => subscriptionRow(row, actor)), nextCursor }
}

export const subscriptionCountInput = subscriptionFilters.omit({ states: true })
export const platformSubscriptionCountInput = subscriptionCountInput.extend({ sellerId: z.uuid().optional() })

/** Number of subscriptions of each state within the other filters. */
export async function countSubscriptions(
  { caller, sees }: SubscriptionViewer,
  input: z.output<typeof platformSubscriptionCountInput>,
): Promise<Record<SubscriptionState, { count: number; isMore: boolean }>> {
  const counted = await caller.tx
    .select({ state: subscriptions.state, count: sql<number>`count(*)`.mapWith(Number) })
    .from(subscriptions)
    .where(wantedSubscriptions(sees, input))
    .groupBy(subscriptions.state)
  const countOf = (state: SubscriptionState) => counted.find((row) => row.state === state)?.count ?? 0
  return Object.fromEntries(
    subscriptionStates.map((state) => [state, { count: countOf(state), isMore: false }]),
  ) as Record<SubscriptionState, { count: number; isMore: boolean }>
}

function wantedSubscriptions(
  sees: SQL | undefined,
  { methods, productId, sellerId, search, from, to }: z.output<typeof platformSubscriptionCountInput>,
): SQL | undefined {
  return and(
    sees,
    methods && inArray(subscriptions.method, methods),
    productId === undefined ? undefined : eq(subscriptions.productId, productId),
    sellerId === undefined ? undefined : eq(subscriptions.sellerId, sellerId),
    inPeriod(subscriptions.createdAt, { from, to }),
    search
      ? or(
          ilike(subscriptions.buyerName, containing(search)),
          ilike(subscriptions.buyerEmail, containing(search)),
        )
      : undefined,
  )
}
