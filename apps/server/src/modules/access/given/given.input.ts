import { isValidEmail } from '@balcao/domain/email'
import { problem } from '@balcao/domain/input-problems'
import { z } from 'zod'

/** Students that one list may hold. */
export const studentsMax = 1_000

export const givenAccessInput = z.strictObject({
  productId: z.uuid(),
  source: z.enum(['GIFT', 'IMPORT']),
  students: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1, problem('required')).max(100, problem('too_long')),
        email: z.string().trim().max(254, problem('too_long')).refine(isValidEmail, problem('not_an_email')),
      }),
    )
    .min(1, problem('required'))
    .max(studentsMax, problem('too_many')),
})
export type GivenAccessInput = z.output<typeof givenAccessInput>
