import { audienceKinds } from '@balcao/domain/platform/broadcast-audience'
import { problem } from '@balcao/domain/texts/input-problems'
import { currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'

/** `days` and `currency` are used only by some audiences. */
export const audienceInput = z.strictObject({
  audience: z.enum(audienceKinds),
  days: z.int(problem('required')).min(1, problem('too_small')).max(365, problem('too_large')),
  currency: z.enum(currencies),
})
export type AudienceInput = z.output<typeof audienceInput>

export const broadcastInput = audienceInput.extend({
  title: z.string().trim().min(3, problem('too_short')).max(80, problem('too_long')),
  body: z.string().trim().min(3, problem('too_short')).max(1_000, problem('too_long')),
  isByMail: z.boolean(),
  /** Null to send at once. */
  sendAt: z
    .union([z.literal(''), z.iso.datetime({ local: true })])
    .nullable()
    .transform((value) => value || null),
})
export type BroadcastInput = z.output<typeof broadcastInput>

export const broadcastIdInput = z.strictObject({ broadcastId: z.uuid() })
