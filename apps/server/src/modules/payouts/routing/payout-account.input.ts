import { weekdays } from '@balcao/domain/payments/payout-hours'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'
import { changeReason } from '#modules/platforms/settings/change-reason.input.ts'

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

const hour = (min: number, max: number) =>
  z.int(problem('invalid')).min(min, problem('too_small', min)).max(max, problem('too_large', max))

/** The hours apply only while they are switched on, so that a form can switch them off without losing them. */
export const payoutHoursInput = z
  .strictObject({
    isLimited: z.boolean(),
    days: z
      .array(z.enum(weekdays))
      .min(1, problem('too_few', 1))
      .transform((days) => weekdays.filter((day) => days.includes(day))),
    fromHour: hour(0, 23),
    untilHour: hour(1, 24),
    reason: changeReason,
  })
  .refine(({ fromHour, untilHour }) => fromHour < untilHour, {
    message: problem('invalid'),
    path: ['untilHour'],
  })
export type PayoutHoursInput = z.output<typeof payoutHoursInput>

export const stopPayoutsInput = z.strictObject({
  reason: z.string().trim().min(3, problem('too_short')).max(500, problem('too_long')),
})

export const payoutSimulationInput = z.strictObject({
  kind: z.enum(['PIX', 'BANK_ACCOUNT']),
  amountCents: z.int(problem('invalid')).positive(problem('too_small')),
})
export type PayoutSimulationInput = z.output<typeof payoutSimulationInput>
