import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq } from 'drizzle-orm'
import { balanceLots } from '#db/schema/ledger.ts'
import { accounts, purseOf } from '#modules/ledger/account-kinds.ts'
import { type Entry, homeOf } from '#modules/ledger/entries.ts'
import { lockPurses } from '#modules/ledger/lock-purses.ts'
import type { Scope } from '#scope.ts'
import { formerLotStates, type Lot } from './lot.ts'
import { scheduleReleases } from './schedule-releases.ts'
import type { Contribution } from './take-back.ts'

/**
 * Undoes `takeBack`: every person gets the same cents, and the entries for the caller's journal are returned.
 * Pending lots of the sale wait for their date again; all other money can be spent at once. Lots of other
 * sales that covered the debit stay consumed: their money is returned here.
 */
export async function giveBack(
  scope: Scope,
  giving: { key: string; currency: Currency; paymentId: string; contributions: readonly Contribution[] },
): Promise<Entry[]> {
  const { key, currency, paymentId, contributions } = giving
  await lockPurses(
    scope,
    contributions.map(({ userId, role }) => ({ userId, purse: purseOf(role) })),
    currency,
  )
  const lots = await reopenLots(scope, paymentId, key)
  const waiting = lots.filter(({ state }) => state === 'PENDING')
  await scheduleReleases(scope, waiting)
  return contributions.flatMap(({ userId, role, amountCents }) => {
    const own = waiting.filter((lot) => lot.userId === userId && lot.role === role)
    const ownCents = own.reduce((sum, lot) => sum + lot.amountCents, 0)
    return [
      ...own.map((lot) => ({ account: homeOf(lot), amountCents: -lot.amountCents })),
      { account: accounts.available(userId, purseOf(role)), amountCents: ownCents - amountCents },
    ]
  })
}

/** Restores the sale's own consumed lots to their former state. */
async function reopenLots({ tx }: Scope, paymentId: string, key: string): Promise<Lot[]> {
  const reopened: Lot[] = []
  for (const state of formerLotStates) {
    const consumed = and(
      eq(balanceLots.paymentId, paymentId),
      eq(balanceLots.movedFor, key),
      eq(balanceLots.state, 'CONSUMED'),
      eq(balanceLots.formerState, state),
    )
    reopened.push(
      ...(await tx
        .update(balanceLots)
        .set({ state, formerState: null, holdReason: null, movedFor: null, settledAt: null })
        .where(consumed)
        .returning()),
    )
  }
  return reopened
}
