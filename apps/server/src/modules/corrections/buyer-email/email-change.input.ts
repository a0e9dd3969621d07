import { isValidEmail, normalizeEmail } from '@balcao/domain/email'
import { problem } from '@balcao/domain/input-problems'
import { z } from 'zod'

export const emailChangeInput = z.strictObject({
  paymentId: z.uuid(),
  email: z
    .string()
    .max(254, problem('too_long'))
    .transform(normalizeEmail)
    .refine(isValidEmail, problem('not_an_email')),
})
