import type { Cents } from '@balcao/domain/money'
import type { balanceLots, FormerLotState } from '../../db/schema/ledger.ts'

export type Lot = typeof balanceLots.$inferSelect

/** What a lot becomes again when a hold or a reversal of it is undone. */
export const formerLotStates = [
  'PENDING',
  'RELEASED',
  'SOLD',
  'PAID_AT_ACQUIRER',
] as const satisfies readonly FormerLotState[]

/** So many cents of a lot: all of them, or a part that is split off. */
export type LotPart = { lot: Lot; amountCents: Cents }
