import { problem } from '@balcao/domain/texts/input-problems'
import { currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'

const text = z.string().trim().min(3, problem('too_short')).max(500, problem('too_long'))
const ofClosing = { platformId: z.uuid(), closingId: z.uuid() }

export const proposeClosingInput = z.strictObject({
  platformId: z.uuid(),
  reason: text,
  /** First day without renewals of subscriptions. */
  closesOn: z.iso.date(problem('required')),
})
export type ProposeClosingInput = z.output<typeof proposeClosingInput>

export const approveClosingInput = z.strictObject(ofClosing)
export type ApproveClosingInput = z.output<typeof approveClosingInput>

export const callOffClosingInput = z.strictObject({ ...ofClosing, reason: text })
export type CallOffClosingInput = z.output<typeof callOffClosingInput>

export const finishClosingInput = z.strictObject({
  ...ofClosing,
  reason: text,
  /** Money still owed, as the closing master saw it. Empty if nothing is owed. */
  leftMoney: z
    .array(z.strictObject({ currency: z.enum(currencies), owedCents: z.int(problem('invalid')) }))
    .max(currencies.length),
})
export type FinishClosingInput = z.output<typeof finishClosingInput>

export const platformExportInput = z.strictObject({
  platformId: z.uuid(),
  /** Idempotency key made by the browser with the button, the same in every retry. */
  requestId: z.uuid(),
})
export type PlatformExportInput = z.output<typeof platformExportInput>

export const platformExportIdInput = z.strictObject({ platformId: z.uuid(), exportId: z.uuid() })
