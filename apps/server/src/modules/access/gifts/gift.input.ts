import { isCalendarDay } from '@balcao/domain/calendar'
import { giftMessageMax, giftNameMax } from '@balcao/domain/checkout/gifts'
import { isValidEmail, normalizeEmail } from '@balcao/domain/people/email'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

const recipient = {
  name: z.string().trim().min(1, problem('required')).max(giftNameMax, problem('too_long')),
  email: z
    .string()
    .max(254, problem('too_long'))
    .transform(normalizeEmail)
    .refine(isValidEmail, problem('not_an_email')),
}

/** Recipient of a purchase that is a gift, and the day of the mail. */
export const giftInput = z.strictObject({
  ...recipient,
  message: z.string().trim().max(giftMessageMax, problem('too_long')).default(''),
  /** Day of the mail to the recipient; missing to send it at the payment. */
  sendsOn: z.string().refine(isCalendarDay, problem('invalid')).optional(),
})
export type GiftInput = z.output<typeof giftInput>

export const giftIdInput = z.strictObject({ giftId: z.uuid() })
export const giftCorrectionInput = z.strictObject({ giftId: z.uuid(), ...recipient })
