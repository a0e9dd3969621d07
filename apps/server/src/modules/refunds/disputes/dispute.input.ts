import { z } from 'zod'
import { decisionReason } from '#modules/refunds/refund.input.ts'

export const disputeInput = z.strictObject({ disputeId: z.uuid() })

export const defenceInput = z.strictObject({
  disputeId: z.uuid(),
  defence: z.string().trim().min(20).max(10_000),
  /** Files that the caller uploaded for this defence. */
  fileKeys: z.array(z.string().max(200)).max(10).default([]),
})
export type Defence = z.output<typeof defenceInput>

export const disputeDecisionInput = z.strictObject({ disputeId: z.uuid(), reason: decisionReason })
export type DisputeDecision = z.output<typeof disputeDecisionInput>

/** A bank's notice that no webhook reports: the disputed amount, and the deadline of the answer. */
export const disputeNoticeInput = z.strictObject({
  paymentId: z.uuid(),
  amountCents: z.int().positive().optional(),
  dueAt: z.iso.datetime().transform((instant) => new Date(instant)),
  reason: decisionReason,
})
export type DisputeNotice = z.output<typeof disputeNoticeInput>

export const disputeDeadlineInput = z.strictObject({
  disputeId: z.uuid(),
  dueAt: z.iso.datetime().transform((instant) => new Date(instant)),
  reason: decisionReason,
})
export type DisputeDeadline = z.output<typeof disputeDeadlineInput>

/** The bank's decision. Without an amount, the whole disputed amount is lost. */
export const disputeOutcomeInput = z.strictObject({
  disputeId: z.uuid(),
  outcome: z.enum(['WON', 'LOST', 'CANCELED']),
  amountCents: z.int().positive().optional(),
  reason: decisionReason,
})
export type DisputeOutcome = z.output<typeof disputeOutcomeInput>

export const disputeFileInput = z.strictObject({ disputeId: z.uuid(), fileKey: z.string().max(200) })
