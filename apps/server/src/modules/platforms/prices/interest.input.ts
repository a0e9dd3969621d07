import { z } from 'zod'
import { changeReason } from '#modules/platforms/settings/change-reason.input.ts'

const percentMax = 100
const installmentsMax = 12

/** Percent of the total for 1x to 12x, by index. The platform's own table if no seller is named. */
export const interestTableInput = z.strictObject({
  sellerId: z.uuid().nullable(),
  fees: z.array(z.number().min(0).max(percentMax).multipleOf(0.0001)).length(installmentsMax),
  /** Omit it to start now. */
  effectiveFrom: z.iso
    .datetime()
    .transform((instant) => new Date(instant))
    .optional(),
  reason: changeReason.optional(),
})
export type InterestTableInput = z.output<typeof interestTableInput>

export const interestOfSellerInput = z.strictObject({ sellerId: z.uuid().nullable() })
