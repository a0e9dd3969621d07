import { problem } from '@balcao/domain/input-problems'
import { z } from 'zod'

const limit = z.int(problem('invalid')).positive(problem('too_small')).nullable()

export const payoutAccountInput = z.strictObject({
  providerAccountId: z.uuid(),
  priority: z.int(problem('invalid')).min(0).max(1_000),
  status: z.enum(['ACTIVE', 'PAUSED']),
  payoutMaxCents: limit,
  dailyMaxCents: limit,
})
export type PayoutAccountInput = z.output<typeof payoutAccountInput>

export const payoutLimitsInput = z.strictObject({
  hourlyMaxCents: limit,
  dailyMaxCents: limit,
  nightMaxCents: limit,
})
export type PayoutLimitsInput = z.output<typeof payoutLimitsInput>

export const stopPayoutsInput = z.strictObject({
  reason: z.string().trim().min(3, problem('too_short')).max(500, problem('too_long')),
})

export const payoutSimulationInput = z.strictObject({
  kind: z.enum(['PIX', 'BANK_ACCOUNT']),
  amountCents: z.int(problem('invalid')).positive(problem('too_small')),
})
export type PayoutSimulationInput = z.output<typeof payoutSimulationInput>
