import { foreignCurrencies, rateShape, readRate } from '@balcao/domain/money/exchange'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'
import { changeReason } from '#modules/platforms/settings/change-reason.input.ts'

/** Half of the money; a larger spread is a typing error. */
const spreadMax = 5_000

export const exchangeRateInput = z.strictObject({
  currency: z.enum(foreignCurrencies),
  /** Reais for one unit, as typed. */
  rate: z
    .string()
    .trim()
    .min(1, problem('required'))
    .regex(rateShape, problem('invalid'))
    .refine((typed) => readRate(typed) > 0, problem('too_small')),
  spreadBasisPoints: z
    .int(problem('required'))
    .min(0, problem('too_small'))
    .max(spreadMax, problem('too_large')),
  reason: changeReason.optional(),
})
export type ExchangeRateInput = z.output<typeof exchangeRateInput>
