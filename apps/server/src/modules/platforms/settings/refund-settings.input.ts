import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

/** A seller gets at least a working day, and a buyer waits at most a week. */
const hoursMin = 24
const hoursMax = 168

export const refundSettingsInput = z.strictObject({
  refundAnswerHours: z
    .int(problem('invalid'))
    .min(hoursMin, problem('too_small'))
    .max(hoursMax, problem('too_large')),
  grantsLawfulRefunds: z.boolean(),
})
