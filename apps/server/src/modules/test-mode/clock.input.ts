import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

export const clockDaysMax = 366

export const clockInput = z.strictObject({
  to: z.union([
    z.literal('NEXT_RENEWAL'),
    z
      .int(problem('invalid'))
      .min(1, problem('too_small', 1))
      .max(clockDaysMax, problem('too_large', clockDaysMax)),
  ]),
})
export type ClockInput = z.output<typeof clockInput>
