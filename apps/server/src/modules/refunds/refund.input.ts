import { z } from 'zod'

/** Reason in the words of the person who decides; stored in the audit log. */
export const decisionReason = z.string().trim().min(3).max(500)

const wish = {
  paymentId: z.uuid(),
  /** Idempotency key, made by the browser before the first request. */
  key: z.string().trim().min(8).max(100),
  reason: decisionReason,
}

/** The whole rest of a sale, a sum of money, or some of its items. */
export const refundInput = z.discriminatedUnion('kind', [
  z.strictObject({ ...wish, kind: z.literal('WHOLE') }),
  z.strictObject({ ...wish, kind: z.literal('PART'), amountCents: z.int().positive() }),
  z.strictObject({ ...wish, kind: z.literal('ITEMS'), orderItemIds: z.array(z.uuid()).min(1).max(50) }),
])
export type RefundWish = z.output<typeof refundInput>

const paymentId = z.uuid()

/** A refund to preview. */
export const refundPreviewInput = z.discriminatedUnion('kind', [
  z.strictObject({ paymentId, kind: z.literal('WHOLE') }),
  z.strictObject({
    paymentId,
    kind: z.literal('PART'),
    amountCents: z.int().positive(),
    /** The items of a refund by amount. */
    forItems: z.array(z.uuid()).max(50).optional(),
  }),
  z.strictObject({ paymentId, kind: z.literal('ITEMS'), orderItemIds: z.array(z.uuid()).min(1).max(50) }),
])
export type RefundPreviewInput = z.output<typeof refundPreviewInput>

export const refundDecisionInput = z.strictObject({ refundId: z.uuid(), reason: decisionReason })
export type RefundDecision = z.output<typeof refundDecisionInput>

/** Source of a refund made by hand: our balance at the acquirer, or the platform's own bank. */
export const returnedFrom = ['ACQUIRER', 'OWN_BANK'] as const

export const returnedInput = refundDecisionInput.extend({ from: z.enum(returnedFrom) })
export type ReturnedByHand = z.output<typeof returnedInput>
