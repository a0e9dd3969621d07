import type { Cents } from '@balcao/domain/money/money'
import type { balanceLots, FormerLotState } from '#db/schema/ledger.ts'

export type Lot = typeof balanceLots.$inferSelect

/** States that a lot returns to when a hold or a reversal is undone. */
export const formerLotStates = [
  'PENDING',
  'RELEASED',
  'SOLD',
  'PAID_AT_ACQUIRER',
] as const satisfies readonly FormerLotState[]

/** Cents of a lot: all of them, or a part to split off. */
export type LotPart = { lot: Lot; amountCents: Cents }
