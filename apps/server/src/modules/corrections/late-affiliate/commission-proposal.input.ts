import { partnerShareMax, partnerShareMin } from '@balcao/domain/people/partnerships'
import { z } from 'zod'

export const commissionProposalInput = z.strictObject({
  paymentId: z.uuid(),
  affiliationId: z.uuid(),
  basisPoints: z.int().min(partnerShareMin).max(partnerShareMax),
})

export const proposalIdInput = z.strictObject({ proposalId: z.uuid() })
export const commissionAnswerInput = z.strictObject({
  proposalId: z.uuid(),
  answer: z.enum(['ACCEPTED', 'DECLINED']),
})

/** Search by a part of the name, or exactly the given ids. */
export const eligibleAffiliatesInput = z.strictObject({
  paymentId: z.uuid(),
  search: z.string().trim().max(100).optional(),
  ids: z.array(z.uuid()).max(20).optional(),
})
