import { isValidEmail, normalizeEmail } from '@balcao/domain/people/email'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

/**
 * The displayed sender of a mail. Line breaks and the characters that mark an address in a header are
 * refused.
 */
const name = z
  .string()
  .trim()
  .min(2, problem('too_short'))
  .max(60, problem('too_long'))
  .regex(/^[^<>"@\p{Cc}]*$/u, problem('invalid'))

const replyTo = z.string().max(254).transform(normalizeEmail).refine(isValidEmail, problem('not_an_email'))

const none = z.literal('').transform(() => null)

/** Empty for the platform's own name and no reply address. The sending address stays the installation's. */
export const mailSenderInput = z.strictObject({
  mailName: none.or(name).nullable(),
  mailReplyTo: none.or(replyTo).nullable(),
})
export type MailSender = z.output<typeof mailSenderInput>
