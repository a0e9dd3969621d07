import { cartReasons } from '@balcao/domain/checkout/carts'
import { problem } from '@balcao/domain/texts/input-problems'
import {
  hasUnknownVariable,
  namesAddress,
  reminderVariables,
  whatsappVariables,
} from '@balcao/domain/texts/own-words'
import { locales } from '@balcao/domain/vocabulary'
import { z } from 'zod'

export const recoveryMessagesMax = 5
/** A month, after which no reminder is sent. */
const delayMinutesMax = 30 * 24 * 60

const ownText = (max: number, variables: readonly string[]) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !hasUnknownVariable(text, variables), problem('unknown_variable'))

/** A mail comes from the platform's address, so its text may contain no link other than the cart's. */
const mailText = (max: number) =>
  ownText(max, reminderVariables).refine((text) => !namesAddress(text), problem('contains_address'))

const isOneLine = (text: string) => !/\p{Cc}/u.test(text)

const ownWords = z.strictObject({
  subject: mailText(120).refine(isOneLine, problem('invalid')),
  body: mailText(2_000),
  button: z.union([z.literal(''), mailText(40).refine(isOneLine, problem('invalid'))]),
})

const sequence = z.strictObject({
  isOn: z.boolean(),
  /** Each message has a longer delay than the one before. */
  messages: z
    .array(z.strictObject({ delayMinutes: z.int().min(5).max(delayMinutesMax), words: ownWords.nullable() }))
    .max(recoveryMessagesMax, problem('too_many'))
    .refine(
      (messages) =>
        messages.every(
          ({ delayMinutes }, index) => index === 0 || delayMinutes > (messages[index - 1]?.delayMinutes ?? 0),
        ),
      { message: problem('invalid') },
    ),
})

const hour = z.int().min(0).max(23)

export const recoveryPlanInput = z.strictObject({
  /** Zero before the first save. */
  version: z.int().min(0),
  sequences: z.strictObject({ LEFT: sequence, CODE_UNPAID: sequence, CARD_REFUSED: sequence }),
  quietHours: z
    .strictObject({ from: hour, until: hour })
    .refine(({ from, until }) => from !== until, problem('invalid'))
    .nullable(),
  whatsappText: ownText(1_000, whatsappVariables).nullable(),
})
export type RecoveryPlanInput = z.output<typeof recoveryPlanInput>

export const reminderPreviewInput = z.strictObject({
  reason: z.enum(cartReasons),
  isLast: z.boolean(),
  words: ownWords.nullable(),
  /** Language of the preview; missing for the language of the cart's product. */
  locale: z.enum(locales).optional(),
})
