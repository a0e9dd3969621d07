import type { Cents } from '@balcao/domain/money'
import type { balanceLots } from '../../db/schema/ledger.ts'

export type Lot = typeof balanceLots.$inferSelect

/** So many cents of a lot: all of them, or a part that is split off. */
export type LotPart = { lot: Lot; amountCents: Cents }
