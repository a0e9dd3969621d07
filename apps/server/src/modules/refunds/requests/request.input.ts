import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'
import { decisionReason } from '#modules/refunds/refund.input.ts'

/** Without items, the request covers the whole rest of the purchase. */
export const refundRequestInput = z.strictObject({
  paymentId: z.uuid(),
  orderItemIds: z.array(z.uuid()).max(50).default([]),
  reason: z.string().trim().max(1000).default(''),
})
export type RefundRequestInput = z.output<typeof refundRequestInput>

export const purchaseInput = z.strictObject({ paymentId: z.uuid() })

export const requestInput = z.strictObject({ requestId: z.uuid() })

/** The browser makes one key per message. */
export const requestMessageInput = z.strictObject({
  requestId: z.uuid(),
  key: z.uuid(),
  body: z.string().trim().min(1, problem('required')).max(2000, problem('too_long')),
})

/** Without an amount, the whole requested amount. */
export const requestApprovalInput = z.strictObject({
  requestId: z.uuid(),
  amountCents: z.int().positive().optional(),
})
export type RequestApproval = z.output<typeof requestApprovalInput>

export const requestDecisionInput = z.strictObject({ requestId: z.uuid(), reason: decisionReason })
export type RequestDecision = z.output<typeof requestDecisionInput>
