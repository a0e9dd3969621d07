import {
  addBusinessDays,
  addDays,
  type CalendarDay,
  dayInSaoPaulo,
  nextBusinessDay,
} from '@balcao/domain/calendar'
import {
  isNoMoreThan,
  type Plan,
  type PlanChangeObstacle,
  type PlanChangeQuote,
  quotePlanChange,
} from '@balcao/domain/money/plan-change'
import { isWithinLimits } from '@balcao/domain/payments/method-limits'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { priceMin } from '#modules/catalog/offers/offer.input.ts'
import { isOpenOffer } from '#modules/catalog/refuse-closed-offer.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { HeldSubscription } from '#modules/subscriptions/lock-subscription.ts'
import { chargesLeft } from '#modules/subscriptions/paid-in-full.ts'
import type { PlanChange, Subscription } from '#modules/subscriptions/subscription.ts'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import type { Caller } from '#rpc/caller.ts'
import { isBuyersChoice } from './is-buyers-choice.ts'
import { planOf } from './plan-of.ts'
import { readWorth } from './read-worth.ts'
import { wasCardRefused } from './was-card-refused.ts'

export type PlanChoice = Plan & { offerId: string; title: string; quote: PlanChangeQuote }

export type PlanChoices =
  /** Charges left of a limited number, which a change keeps; null without a limit. */
  | { kind: 'CHOICES'; chargesLeft: number | null; choices: PlanChoice[] }
  | { kind: 'OBSTACLE'; obstacle: PlanChangeObstacle }

/** Limit above any product's number of offers; the lowest prices come first. */
const choicesMax = 50

/** Longest usual lifetime of a boleto at an acquirer, and the business days after which a payment is known. */
const billetDaysMax = 5
const billetClearingDays = 3

/** A subscription whose plan is to be changed. */
export type PlanHolder = Pick<HeldSubscription, 'subscription' | 'cycle'> & {
  change: Pick<PlanChange, 'state' | 'actor'> | null
}

const enabledBy = {
  PIX: offers.pixEnabled,
  CREDIT_CARD: offers.creditCardEnabled,
  BILLET: offers.billetEnabled,
} satisfies Record<PaymentMethod, unknown>

/**
 * Plans that a subscription may change to now, each with the amount due today; or the obstacle. Only what the checkout
 * would sell. A seller is offered no plan that is longer or dearer per day: only the buyer decides that. A subscription
 * with a limited number of charges changes to a plan with the same number and period only.
 */
export async function planChoices(
  { caller, actor }: SubscriptionViewer,
  holder: PlanHolder,
): Promise<PlanChoices> {
  const { subscription, cycle } = holder
  const obstacle = obstacleOf(holder, caller.now)
  if (obstacle) return { kind: 'OBSTACLE', obstacle }
  if (isBuyersChoice(holder.change, actor.kind)) return { kind: 'OBSTACLE', obstacle: 'BUYERS_CHOICE' }
  if (actor.kind === 'BUYER' && (await wasCardRefused(caller, subscription)))
    return { kind: 'OBSTACLE', obstacle: 'CARD_REFUSED' }
  const { method, currency, isTrial, priceCents, frequencyInDays, chargesMax, isKeptAfterLast } = subscription
  const left = chargesMax === null ? null : await readChargesLeft(caller, subscription)
  if (left !== null && left <= 0) return { kind: 'OBSTACLE', obstacle: 'PAID_IN_FULL' }
  const [found, { period, isRefundDue }, platform] = await Promise.all([
    caller.tx
      .select({ offer: offers, product: products, seller: users })
      .from(offers)
      .innerJoin(products, eq(products.id, offers.productId))
      .innerJoin(users, eq(users.id, products.sellerId))
      .where(
        and(
          eq(offers.productId, subscription.productId),
          ne(offers.id, subscription.offerId),
          eq(offers.type, 'SUBSCRIPTION'),
          eq(offers.status, 'ACTIVE'),
          chargesMax === null
            ? isNull(offers.chargesMax)
            : and(eq(offers.chargesMax, chargesMax), eq(offers.isKeptAfterLast, isKeptAfterLast)),
          eq(enabledBy[method], true),
          eq(products.currency, currency),
          actor.kind === 'BUYER' ? eq(offers.isOpenToSubscribers, true) : undefined,
        ),
      )
      .orderBy(asc(offers.priceCents), asc(offers.id))
      .limit(choicesMax),
    readWorth(caller, cycle),
    getPlatform(caller),
  ])
  const { methodLimits } = platform
  const from = { priceCents, frequencyInDays }
  const plans = found
    .filter((row) => isOpenOffer({ ...row, platform }))
    .map(({ offer }) => ({ offerId: offer.id, title: offer.title, ...planOf(offer) }))
    .filter((plan) => chargesMax === null || plan.frequencyInDays === frequencyInDays)
    .filter((plan) => isWithinLimits(methodLimits, { method, currency, priceCents: plan.priceCents }))
    .filter((plan) => actor.kind === 'BUYER' || isNoMoreThan(from, plan))
  if (plans.length === 0) return { kind: 'OBSTACLE', obstacle: 'NOT_ALLOWED' }
  if (isRefundDue) return { kind: 'OBSTACLE', obstacle: 'REFUND_DUE' }
  const today = dayInSaoPaulo(caller.now)
  const hasTimeToPay = method !== 'BILLET' || billetKnownOn(today, platform.billetDays) < cycle.endsOn
  const asked = {
    from,
    cycle: period,
    waits: isTrial || chargesMax !== null,
    today,
    leastCents: hasTimeToPay
      ? Math.max(priceMin, (currency === 'BRL' && methodLimits[method]?.minCents) || 0)
      : Number.POSITIVE_INFINITY,
  }
  return {
    kind: 'CHOICES',
    chargesLeft: left,
    choices: plans.map((plan) => ({ ...plan, quote: quotePlanChange({ ...asked, to: plan }) })),
  }
}

/** The day on which a boleto of today is known to be paid or not. */
function billetKnownOn(today: CalendarDay, billetDays: number | null): CalendarDay {
  const lastDay = nextBusinessDay(addDays(today, billetDays ?? billetDaysMax))
  return addBusinessDays(lastDay, billetClearingDays)
}

async function readChargesLeft({ tx }: Caller, { id }: Subscription): Promise<number | null> {
  const [row] = await tx.select({ chargesLeft }).from(subscriptions).where(eq(subscriptions.id, id))
  return row?.chargesLeft ?? null
}

function obstacleOf({ subscription, cycle, change }: PlanHolder, now: Date): PlanChangeObstacle | null {
  const { state, heldSince, pixAuthorizationId, paidUntil } = subscription
  if (state !== 'ACTIVE' || heldSince !== null || paidUntil === null) return 'NOT_ACTIVE'
  if (pixAuthorizationId !== null) return 'AUTOMATIC_PIX'
  if (change !== null && change.state !== 'PLANNED') return 'UNDER_WAY'
  if (cycle.state === 'PAID' && cycle.startsOn > dayInSaoPaulo(now)) return 'PAID_AHEAD'
  const isDueToday = dayInSaoPaulo(now) >= cycle.endsOn || paidUntil <= now
  return cycle.state !== 'PAID' || isDueToday ? 'INVOICE_OPEN' : null
}
