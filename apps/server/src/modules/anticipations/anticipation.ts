import type { AnticipationRate } from '@balcao/domain/money/anticipation'
import type { anticipations } from '#db/schema/anticipations.ts'
import type { PurseOwner } from '#modules/ledger/lock-purses.ts'

export type Anticipation = typeof anticipations.$inferSelect

/** Plans state their amounts in reais, so only lots in reais are bought. */
export const anticipationCurrency = 'BRL' as const

/** Purse of a person's earnings as seller or partner. Managers' money is not bought. */
export function purseOfSeller(userId: string): PurseOwner {
  return { userId, purse: 'user' }
}

export function rateOf({
  rateKind,
  basisPoints,
}: Pick<Anticipation, 'rateKind' | 'basisPoints'>): AnticipationRate {
  return { kind: rateKind, basisPoints }
}
