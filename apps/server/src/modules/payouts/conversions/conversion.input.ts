import { foreignCurrencies } from '@balcao/domain/money/exchange'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

export const conversionInput = z.strictObject({
  /** Idempotency key, made by the browser before the first request. */
  requestId: z.uuid(),
  currency: z.enum(foreignCurrencies),
  amountCents: z.int(problem('required')).positive(problem('too_small')),
  /** The amount in reais shown to the person. A rate that has changed since is refused. */
  shownCents: z.int().min(0),
})
export type ConversionInput = z.output<typeof conversionInput>
