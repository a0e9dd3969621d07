import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

export const requestDeletionInput = z.strictObject({
  reason: z
    .string()
    .trim()
    .max(500, problem('too_long'))
    .transform((reason) => reason || null),
})

export const answerDeletionInput = z.strictObject({
  requestId: z.uuid(),
  answer: z.string().trim().min(3, problem('too_short')).max(1_000, problem('too_long')),
})
