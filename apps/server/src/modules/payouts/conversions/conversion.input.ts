import { foreignCurrencies } from '@balcao/domain/exchange'
import { problem } from '@balcao/domain/input-problems'
import { z } from 'zod'

export const conversionInput = z.strictObject({
  /** Made by the browser before it asks, and the same however often it asks. */
  requestId: z.uuid(),
  currency: z.enum(foreignCurrencies),
  amountCents: z.int(problem('required')).positive(problem('too_small')),
  /** What the person was shown to receive in reais: a rate that has changed since is refused. */
  shownCents: z.int().min(0),
})
export type ConversionInput = z.output<typeof conversionInput>
