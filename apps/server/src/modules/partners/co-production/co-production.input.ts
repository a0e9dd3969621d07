import { isValidEmail, normalizeEmail } from '@balcao/domain/people/email'
import { partnerShareMax, partnerShareMin } from '@balcao/domain/people/partnerships'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

const shareOfSale = {
  basisPoints: z.int().min(partnerShareMin).max(partnerShareMax),
  base: z.enum(['REMAINDER', 'NET']),
}
const instant = z.iso.datetime().transform((text) => new Date(text))

export const coProductionInviteInput = z.strictObject({
  productId: z.uuid(),
  email: z.string().min(1).max(254).transform(normalizeEmail).refine(isValidEmail, problem('not_an_email')),
  ...shareOfSale,
  /** Null for a contract without an end. */
  endsAt: instant.nullable().default(null),
})
export type CoProductionInviteInput = z.output<typeof coProductionInviteInput>

/** Other terms for a contract that is in force. */
export const coProductionChangeInput = z.strictObject({
  contractId: z.uuid(),
  ...shareOfSale,
  endsAt: instant.nullable().default(null),
})
export type CoProductionChangeInput = z.output<typeof coProductionChangeInput>

/** A share to simulate, with the contract that it would replace, if any. */
export const coProductionSimulationInput = z.strictObject({
  productId: z.uuid(),
  contractId: z.uuid().nullable(),
  ...shareOfSale,
})

export const coProductionIdInput = z.strictObject({ contractId: z.uuid() })

/**
 * Accepting and declining belong to the party that received the proposal, withdrawing to the party that made
 * it.
 */
export const coProductionAnswerInput = z.strictObject({
  contractId: z.uuid(),
  answer: z.enum(['accept', 'decline', 'cancel']),
})
export type CoProductionAnswerInput = z.output<typeof coProductionAnswerInput>

export const coProductionEndInput = z.strictObject({
  contractId: z.uuid(),
  /** Omit it to end at once. */
  endsAt: instant.optional(),
  reason: z.string().trim().min(3).max(500),
})
export type CoProductionEndInput = z.output<typeof coProductionEndInput>
