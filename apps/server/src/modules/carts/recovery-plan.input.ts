import { cartReasons } from '@balcao/domain/carts'
import { problem } from '@balcao/domain/input-problems'
import { z } from 'zod'

export const recoveryMessagesMax = 5
/** A month: no reminders after that. */
const delayMinutesMax = 30 * 24 * 60

const sequence = z.strictObject({
  isOn: z.boolean(),
  /** Each later than the one before. */
  delaysMinutes: z
    .array(z.int().min(5).max(delayMinutesMax))
    .max(recoveryMessagesMax, problem('too_many'))
    .refine((delays) => delays.every((delay, index) => index === 0 || delay > (delays[index - 1] ?? 0)), {
      message: problem('invalid'),
    }),
})

const hour = z.int().min(0).max(23)

export const recoveryPlanInput = z.strictObject({
  /** Zero where nothing was saved yet. */
  version: z.int().min(0),
  sequences: z.strictObject({ LEFT: sequence, CODE_UNPAID: sequence, CARD_REFUSED: sequence }),
  quietHours: z
    .strictObject({ from: hour, until: hour })
    .refine(({ from, until }) => from !== until, problem('invalid'))
    .nullable(),
})
export type RecoveryPlanInput = z.output<typeof recoveryPlanInput>

export const reminderPreviewInput = z.strictObject({ reason: z.enum(cartReasons) })
