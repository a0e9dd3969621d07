import { isCalendarDay } from '@balcao/domain/calendar'
import { problem } from '@balcao/domain/texts/input-problems'
import { currencies, paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { feePlanInput } from '#modules/platforms/prices/fee-plan.input.ts'

const day = z.string(problem('required')).refine(isCalendarDay, problem('required'))
const { basisPoints, fixedFees } = feePlanInput.shape

/**
 * Another fee for past sales of a method. Without a seller it covers all sales under the platform's own plan.
 */
export const feeCorrectionInput = z.strictObject({
  sellerId: z.uuid().nullable(),
  method: z.enum(paymentMethods),
  /** First and last day of the sales, in the time of São Paulo. */
  from: day,
  to: day,
  basisPoints,
  fixedFees,
})
export type FeeCorrectionInput = z.output<typeof feeCorrectionInput>

/** One seller's sales in one currency with the computed effect: an approval covers exactly that. */
export const feeCorrectionTerms = z.strictObject({
  sellerId: z.uuid(),
  currency: z.enum(currencies),
  isOfPlatformPlan: z.boolean(),
  paidBefore: z.iso.datetime(),
  method: z.enum(paymentMethods),
  from: day,
  to: day,
  basisPoints,
  fixedCents: z.int().min(0),
  sales: z.int().positive(),
  wasCents: z.int(),
  becomesCents: z.int(),
})
export type FeeCorrectionTerms = z.output<typeof feeCorrectionTerms>
