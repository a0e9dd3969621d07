import { accountStatuses } from '@balcao/domain/vocabulary'
import { z } from 'zod'

const reason = z.string().trim().min(3).max(500)

export const sellerIdInput = z.strictObject({ userId: z.uuid() })

export const sellerReasonInput = sellerIdInput.extend({ reason })

export const sellerMethodsInput = sellerReasonInput.extend({
  pixEnabled: z.boolean(),
  creditCardEnabled: z.boolean(),
  billetEnabled: z.boolean(),
})
export type SellerMethodsInput = z.output<typeof sellerMethodsInput>

export const sellerCashoutInput = sellerReasonInput.extend({ isBlocked: z.boolean() })

export const sellerStandingInput = sellerReasonInput.extend({ to: z.enum(accountStatuses) })
export type SellerStandingInput = z.output<typeof sellerStandingInput>

export const sellerNoteInput = sellerIdInput.extend({ text: z.string().trim().min(1).max(2_000) })
