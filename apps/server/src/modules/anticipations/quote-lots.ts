import { addDays, dayInSaoPaulo, daysBetween, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import {
  type AnticipationRate,
  anticipationFee,
  monthlyCostBasisPoints,
} from '@balcao/domain/money/anticipation'
import type { Cents } from '@balcao/domain/money/money'
import { and, eq, gte, inArray, ne, notExists, sql } from 'drizzle-orm'
import { anticipationLots } from '#db/schema/anticipations.ts'
import { balanceLots } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'
import { lotsMax } from './anticipation.input.ts'
import { anticipationCurrency } from './anticipation.ts'

export type LotQuote = {
  lotId: string
  paymentId: string
  releaseAt: Date
  days: number
  amountCents: Cents
  feeCents: Cents
}

export type Quote = {
  lots: LotQuote[]
  grossCents: Cents
  feeCents: Cents
  netCents: Cents
  monthlyCostBasisPoints: number | null
}

export type LotsWanted = {
  userId: string
  rate: AnticipationRate
  /** Lots to price; all when missing. */
  lotIds?: readonly string[] | undefined
  /** Anticipation whose own lots are included. */
  anticipationId?: string
}

/**
 * Prices a person's lots as they are now, the soonest release first: pending lots with a later date and in no
 * other request. The reserve is the platform's buffer against reversals and is never bought.
 */
export async function quoteLots(
  { tx, platformId, now }: Scope,
  { userId, rate, lotIds, anticipationId }: LotsWanted,
): Promise<LotQuote[]> {
  const today = dayInSaoPaulo(now)
  const requestedElsewhere = tx
    .select({ id: anticipationLots.id })
    .from(anticipationLots)
    .where(
      and(
        eq(anticipationLots.platformId, platformId),
        eq(anticipationLots.lotId, balanceLots.id),
        sql`${anticipationLots.isWanted}`,
        anticipationId === undefined ? undefined : ne(anticipationLots.anticipationId, anticipationId),
      ),
    )
  const lots = await tx
    .select()
    .from(balanceLots)
    .where(
      and(
        eq(balanceLots.userId, userId),
        eq(balanceLots.state, 'PENDING'),
        eq(balanceLots.kind, 'RELEASE'),
        eq(balanceLots.currency, anticipationCurrency),
        ne(balanceLots.role, 'MANAGER'),
        gte(balanceLots.releaseAt, startOfDayInSaoPaulo(addDays(today, 1))),
        lotIds && inArray(balanceLots.id, [...lotIds]),
        notExists(requestedElsewhere),
      ),
    )
    .orderBy(balanceLots.releaseAt, balanceLots.id)
    .limit(lotsMax)
  return lots.map(({ id, paymentId, releaseAt, amountCents }) => {
    const days = daysBetween({ from: today, to: dayInSaoPaulo(releaseAt) })
    const feeCents = anticipationFee({ amountCents, days }, rate)
    return { lotId: id, paymentId, releaseAt, days, amountCents, feeCents }
  })
}

export function sumQuote(lots: LotQuote[]): Quote {
  const grossCents = lots.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const feeCents = lots.reduce((sum, lot) => sum + lot.feeCents, 0)
  return {
    lots,
    grossCents,
    feeCents,
    netCents: grossCents - feeCents,
    monthlyCostBasisPoints: monthlyCostBasisPoints(lots),
  }
}

/** Takes each next lot that still fits into the amount. */
export function fitLots(lots: readonly LotQuote[], mostCents: Cents): LotQuote[] {
  let leftCents = mostCents
  return lots.filter(({ amountCents }) => {
    if (amountCents > leftCents) return false
    leftCents -= amountCents
    return true
  })
}
