import { anticipationRateKinds } from '@balcao/domain/anticipation'
import { problem } from '@balcao/domain/input-problems'
import { z } from 'zod'
import { changeReason } from '../platforms/change-reason.input.ts'

export const lotsMax = 500

const reason = z.string().trim().min(3, problem('too_short')).max(500, problem('too_long'))
const amount = z.int(problem('invalid')).min(0, problem('too_small'))
const lotIds = z.array(z.uuid()).min(1, problem('too_few')).max(lotsMax, problem('too_many'))
const basisPoints = z.int(problem('invalid')).min(0, problem('too_small')).max(10_000, problem('too_large'))
const rate = { rateKind: z.enum(anticipationRateKinds), basisPoints }
/** What of the lots was there when somebody decided. */
const seenGross = z.int(problem('invalid')).positive(problem('too_small'))

/** Without a choice: everything that fits into the limit, what comes soonest first. */
export const quoteInput = z.strictObject({ lotIds: lotIds.optional() })
export type QuoteInput = z.output<typeof quoteInput>

export const anticipationInput = z.strictObject({
  /** Made by the browser before it asks, and the same however often it asks. */
  requestId: z.uuid(),
  lotIds: lotIds.refine((ids) => new Set(ids).size === ids.length, problem('invalid')),
  /** What the seller was shown to get. */
  netCents: amount,
})
export type AnticipationInput = z.output<typeof anticipationInput>

export const anticipationIdInput = z.strictObject({ anticipationId: z.uuid() })

export const acceptCounterInput = z.strictObject({ anticipationId: z.uuid(), netCents: amount })

export const approveAnticipationInput = z.strictObject({ anticipationId: z.uuid(), grossCents: seenGross })

export const counterAnticipationInput = z.strictObject({
  anticipationId: z.uuid(),
  grossCents: seenGross,
  ...rate,
  /** Less than was asked for: the lots that come soonest, as far as they fit. */
  grossMaxCents: seenGross.optional(),
  reason,
})
export type CounterInput = z.output<typeof counterAnticipationInput>

export const refuseAnticipationInput = z.strictObject({ anticipationId: z.uuid(), reason })

/** Whoever sets the plan cannot thereby let large sums through unseen. */
const automaticCeilingCents = 1_000_000

export const anticipationPlanOfInput = z.strictObject({ userId: z.uuid().nullable() })

/** Without a person it is the platform's plan. */
export const anticipationPlanInput = z.strictObject({
  userId: z.uuid().nullable(),
  isOffered: z.boolean(),
  ...rate,
  minCents: amount,
  limitBasisPoints: z.int(problem('invalid')).min(0, problem('too_small')).max(10_000, problem('too_large')),
  minHistoryDays: z.int(problem('invalid')).min(0, problem('too_small')).max(3_650, problem('too_large')),
  automaticMaxCents: amount.max(automaticCeilingCents, problem('too_large')),
  reason: changeReason.optional(),
})
export type AnticipationPlanInput = z.output<typeof anticipationPlanInput>
