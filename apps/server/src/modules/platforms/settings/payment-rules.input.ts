import { billetDaysRange, pixMinutesRange } from '@balcao/domain/payments/time-to-pay'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

const within = ({ min, max }: { min: number; max: number }) =>
  z.int(problem('invalid')).min(min, problem('too_small', min)).max(max, problem('too_large', max)).nullable()

const cents = z.int(problem('invalid')).positive(problem('too_small', 1)).nullable()
const limit = z
  .strictObject({ minCents: cents, maxCents: cents })
  .refine(({ minCents, maxCents }) => minCents === null || maxCents === null || minCents <= maxCents, {
    message: problem('invalid'),
    path: ['maxCents'],
  })

/**
 * Lifetime of codes, and the range of amounts for which each method is offered. Null for the acquirer's
 * lifetime, and for no limit.
 */
export const paymentRulesInput = z.strictObject({
  pixMinutes: within(pixMinutesRange),
  billetDays: within(billetDaysRange),
  methodLimits: z.strictObject({ PIX: limit, CREDIT_CARD: limit, BILLET: limit }),
})
export type PaymentRules = z.output<typeof paymentRulesInput>
