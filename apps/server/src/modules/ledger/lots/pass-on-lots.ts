import { randomUUID } from 'node:crypto'
import { type Cents, splitByLargestRemainder } from '@balcao/domain/money/money'
import { AppError } from '@balcao/domain/texts/app-error'
import type { Currency } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { balanceLots } from '#db/schema/ledger.ts'
import { invariant } from '#kit/invariant.ts'
import { type Entry, homeOf } from '#modules/ledger/entries.ts'
import { lockPurses } from '#modules/ledger/lock-purses.ts'
import { post } from '#modules/ledger/post.ts'
import type { Scope } from '#scope.ts'
import { lockLots } from './lock-lots.ts'
import type { LotPart } from './lot.ts'
import { scheduleReleases } from './schedule-releases.ts'
import { waitingLots } from './waiting-lots.ts'

export type Passing = {
  currency: Currency
  paymentId: string
  producerId: string
  affiliateId: string
  amountCents: Cents
}

/**
 * Passes a part of a producer's pending lots to an affiliate: each lot gives in proportion and keeps its date
 * and kind, so that the same share of the commission is a reserve. Done once per sale, while the producer's
 * whole part is pending. Refused while the producer has a debt, which the pending lots cover.
 */
export async function passOnLots(scope: Scope, passing: Passing): Promise<void> {
  const { currency, paymentId, producerId, affiliateId, amountCents } = passing
  const producer = { userId: producerId, purse: 'user' as const }
  const purse = await lockPurses(scope, [producer, { userId: affiliateId, purse: 'user' }], currency)
  const { debtCents } = purse(producer)
  if (debtCents > 0) throw new AppError('debt_open', { debtCents })
  const lots = waitingLots(await lockLots(scope, paymentId), producerId)
  if (!lots) throw new AppError('sale_money_moved')
  if (amountCents > lots.reduce((sum, lot) => sum + lot.amountCents, 0))
    throw new AppError('commission_too_high')
  const amounts = splitByLargestRemainder(
    amountCents,
    lots.map(({ id, amountCents: weight }) => ({ id, weight })),
  )
  const parts = lots
    .map((lot, index): LotPart => ({ lot, amountCents: amounts[index]?.amountCents ?? 0 }))
    .filter((part) => part.amountCents > 0)
  const isPosted = await post(scope, {
    rule: 'commission.agreed',
    key: `commission.agreed:${paymentId}`,
    subject: { kind: 'PAYMENT', id: paymentId },
    currency,
    entries: parts.flatMap((part) => passedOn(part, affiliateId)),
  })
  // The lots may move only together with their entries.
  invariant(isPosted, `a commission of payment ${paymentId} is agreed on once`)
  await giveTo(scope, affiliateId, parts)
  await scheduleReleases(
    scope,
    parts.map(({ lot }) => ({ userId: affiliateId, releaseAt: lot.releaseAt })),
  )
}

function passedOn({ lot, amountCents }: LotPart, affiliateId: string): Entry[] {
  const { kind } = lot
  return [
    { account: homeOf(lot), amountCents },
    { account: homeOf({ userId: affiliateId, role: 'AFFILIATE', kind }), amountCents: -amountCents },
  ]
}

async function giveTo({ tx }: Scope, userId: string, parts: readonly LotPart[]): Promise<void> {
  for (const { lot, amountCents } of parts) {
    const id = randomUUID()
    const given = { userId, role: 'AFFILIATE' as const, part: id }
    if (amountCents === lot.amountCents) {
      await tx.update(balanceLots).set(given).where(eq(balanceLots.id, lot.id))
      continue
    }
    const left = { amountCents: lot.amountCents - amountCents }
    await tx.update(balanceLots).set(left).where(eq(balanceLots.id, lot.id))
    await tx.insert(balanceLots).values({ ...lot, ...given, id, amountCents })
  }
}
