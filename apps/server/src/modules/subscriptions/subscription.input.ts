import { isCalendarDay } from '@balcao/domain/calendar'
import { subscriptionStates } from '@balcao/domain/payments/subscription-states'
import { problem } from '@balcao/domain/texts/input-problems'
import { paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'

export const subscriptionIdInput = z.strictObject({ subscriptionId: z.uuid() })

const reason = z.string().trim().max(500)

/** Ends it at the end of the paid period, or now. */
export const cancelSubscriptionInput = z.strictObject({
  subscriptionId: z.uuid(),
  at: z.enum(['END', 'NOW']),
  reason: reason.optional(),
})

/** Without a date it stays paused until it is resumed. */
export const pauseSubscriptionInput = z.strictObject({
  subscriptionId: z.uuid(),
  resumesOn: z.string().refine(isCalendarDay).optional(),
  reason: reason.optional(),
})

export const moveNextChargeInput = z.strictObject({
  subscriptionId: z.uuid(),
  chargeOn: z.string().refine(isCalendarDay, problem('invalid')),
})

export const planChangeInput = z.strictObject({
  subscriptionId: z.uuid(),
  /** The offer to change to, with its price and period as they were shown. */
  offerId: z.uuid(),
  priceCents: z.int().min(0),
  frequencyInDays: z.int().min(1),
  /** Amount due today, as it was shown; 0 if the change begins with the next charge. */
  dueCents: z.int().min(0),
})

export const replaceCardInput = z.strictObject({
  subscriptionId: z.uuid(),
  /** Number, code, expiry, holder's name and document, sealed in the card frame. */
  card: z.string().min(1).max(8000),
})

const revenueMonthsMax = 60

/** Months of recurring revenue, the present one last. */
export const revenueInput = z.strictObject({
  months: z.coerce.number().int().min(1).max(revenueMonthsMax).default(12),
})

export const subscriptionFilters = z.strictObject({
  states: z.array(z.enum(subscriptionStates)).max(subscriptionStates.length).optional(),
  methods: z.array(z.enum(paymentMethods)).max(paymentMethods.length).optional(),
  productId: z.uuid().optional(),
  /** Part of the buyer's name or address. */
  search: z.string().trim().max(100).optional(),
  /** By the day of the first purchase. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
})
