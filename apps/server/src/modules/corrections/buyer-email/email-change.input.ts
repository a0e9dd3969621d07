import { isValidEmail, normalizeEmail } from '@balcao/domain/people/email'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

export const emailChangeInput = z.strictObject({
  paymentId: z.uuid(),
  email: z
    .string()
    .max(254, problem('too_long'))
    .transform(normalizeEmail)
    .refine(isValidEmail, problem('not_an_email')),
})
