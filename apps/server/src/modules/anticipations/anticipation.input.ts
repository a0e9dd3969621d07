import { anticipationRateKinds } from '@balcao/domain/money/anticipation'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'
import { changeReason } from '#modules/platforms/settings/change-reason.input.ts'

export const lotsMax = 500

const reason = z.string().trim().min(3, problem('too_short')).max(500, problem('too_long'))
const amount = z.int(problem('invalid')).min(0, problem('too_small'))
const lotIds = z.array(z.uuid()).min(1, problem('too_few')).max(lotsMax, problem('too_many'))
const basisPoints = z.int(problem('invalid')).min(0, problem('too_small')).max(10_000, problem('too_large'))
const rate = { rateKind: z.enum(anticipationRateKinds), basisPoints }
/** Gross amount of the lots that the person saw when deciding. */
const seenGross = z.int(problem('invalid')).positive(problem('too_small'))

/** Without a choice: all lots that fit into the limit, the soonest release first. */
export const quoteInput = z.strictObject({ lotIds: lotIds.optional() })
export type QuoteInput = z.output<typeof quoteInput>

export const anticipationInput = z.strictObject({
  /** Idempotency key made by the browser, the same in every retry. */
  requestId: z.uuid(),
  lotIds: lotIds.refine((ids) => new Set(ids).size === ids.length, problem('invalid')),
  /** Net amount shown to the seller. */
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
  /** Counter-offer for less than requested: the lots with the soonest release, as far as they fit. */
  grossMaxCents: seenGross.optional(),
  reason,
})
export type CounterInput = z.output<typeof counterAnticipationInput>

export const refuseAnticipationInput = z.strictObject({ anticipationId: z.uuid(), reason })

/**
 * Upper bound of what a plan may approve automatically, so that no plan lets large sums through without a
 * person.
 */
const automaticCeilingCents = 1_000_000

export const anticipationPlanOfInput = z.strictObject({ userId: z.uuid().nullable() })

/** Plan of one person, or of the platform if no person is named. */
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
