import { feePolicies } from '@balcao/domain/money/sale-reversal'
import { problem } from '@balcao/domain/texts/input-problems'
import { currencies, paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { changeReason } from '#modules/platforms/settings/change-reason.input.ts'

const amountMax = 100_000
const daysMax = 365

const basisPoints = z.int(problem('invalid')).min(0, problem('too_small')).max(10_000, problem('too_large'))
const days = z.int(problem('invalid')).min(0, problem('too_small')).max(daysMax, problem('too_large'))
/** An amount for each currency, in its cents. */
const amounts = z.partialRecord(
  z.enum(currencies),
  z.int(problem('invalid')).min(0, problem('too_small')).max(amountMax, problem('too_large')),
)

export const feePlansOfInput = z.strictObject({ sellerId: z.uuid().nullable() })

/** The fees of one method from a date on. The platform's own plan if no seller is named. */
export const feePlanInput = z.strictObject({
  sellerId: z.uuid().nullable(),
  method: z.enum(paymentMethods),
  basisPoints,
  fixedFees: amounts,
  releaseDays: days,
  reserveBasisPoints: basisPoints,
  reserveDays: days,
  feePolicy: z.enum(feePolicies),
  disputeFees: amounts,
  /** Omit it to start now. */
  effectiveFrom: z.iso
    .datetime()
    .transform((instant) => new Date(instant))
    .optional(),
  reason: changeReason.optional(),
})
export type FeePlanInput = z.output<typeof feePlanInput>
