import type { CheckoutLook } from '@balcao/domain/checkout/checkout-page'
import { isValidPhone } from '@balcao/domain/people/phone'
import { isColour } from '@balcao/domain/texts/contrast'
import { problem } from '@balcao/domain/texts/input-problems'
import { isSafeExternalUrl } from '@balcao/domain/texts/safe-url'
import { checkoutTemplates } from '@balcao/domain/vocabulary'
import { z } from 'zod'

export const feedbacksMax = 10
export const countdownMinutesMax = 24 * 60

/** Only `#rgb` or `#rrggbb`, because the value is inserted into a style sheet. */
const colour = z
  .string()
  .trim()
  .refine(isColour, problem('invalid'))
  .transform((text) => text.toLowerCase())
const text = (lengthMax: number) => z.string().trim().max(lengthMax, problem('too_long'))
/** The use case that stores the picture checks its address: only our own storage, and only the seller's uploads. */
const image = z.string().max(2_048).nullable()

const feedback = z.strictObject({
  id: z.uuid(),
  title: text(80).min(1, problem('required')),
  description: text(400).min(1, problem('required')),
  imageUrl: image,
  stars: z.int().min(1).max(5),
})

const countdown = z.strictObject({
  enabled: z.boolean(),
  minutes: z
    .int(problem('required'))
    .min(1, problem('too_small'))
    .max(countdownMinutesMax, problem('too_large')),
  text: text(80),
  endText: text(80),
  textColor: colour,
  backgroundColor: colour,
})

const chatButton = z.strictObject({
  position: z.enum(['LEFT', 'RIGHT']),
  phone: z.string().trim().refine(isValidPhone, problem('errorInvalidPhone')),
  message: text(200).min(1, problem('required')),
})

export const lookShape = z.strictObject({
  template: z.enum(checkoutTemplates),
  requiredDocument: z.boolean(),
  requiredDocumentAndPhone: z.boolean(),
  builder: z.strictObject({
    /** Null for the default; 'remove' if the seller removed it. */
    logoTopImageURL: image,
    headerImageURL: image,
    enabledBannerText: z.boolean(),
    bannerText: text(120),
    bannerTextColor: colour,
    bannerTextBackgroundColor: colour,
    colorPrimary: colour,
    feedbacks: z.array(feedback).max(feedbacksMax, problem('too_many')),
    backRedirect: z
      .string()
      .trim()
      .max(2_048, problem('url_refused'))
      .refine((url) => url === '' || isSafeExternalUrl(url), problem('url_refused'))
      .nullable()
      .transform((url) => url || null),
    countdown: countdown.nullable(),
    chatButton: chatButton.nullable(),
  }),
}) satisfies z.ZodType<CheckoutLook>

/** Design in the builder, with the number of the publication that it started from (optimistic lock). */
export const lookInput = z.strictObject({
  offerId: z.uuid(),
  basedOn: z.int().min(0),
  look: lookShape,
})
export type LookInput = z.output<typeof lookInput>
