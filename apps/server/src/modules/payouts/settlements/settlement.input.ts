import { problem } from '@balcao/domain/texts/input-problems'
import { currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'

/** An acquirer's payment into our balance there, by its statement. */
export const settlementInput = z.strictObject({
  accountId: z.uuid(),
  /** The acquirer's own number of the settlement, which is its idempotency key. */
  reference: z.string().trim().min(1, problem('required')).max(100, problem('too_long')),
  currency: z.enum(currencies).default('BRL'),
  amountCents: z.int(problem('invalid')).positive(problem('too_small')),
})
export type SettlementInput = z.output<typeof settlementInput>
