import { randomUUID } from 'node:crypto'
import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import type { Scope } from '#scope.ts'
import { accounts } from './account-kinds.ts'
import { lockPurses, type PurseOwner } from './lock-purses.ts'
import { coverDebit } from './lots/cover-debit.ts'
import { findCoverLots } from './lots/find-cover-lots.ts'
import { moveLots } from './lots/move-lots.ts'
import { coverEntries } from './lots/take-back.ts'
import { post } from './post.ts'

/**
 * Pays a debt from the available balance, then from reserves and open lots, the soonest first. Returns the
 * amount paid and the rest.
 */
export async function recoverDebt(
  scope: Scope,
  owner: PurseOwner,
  currency: Currency,
): Promise<{ recoveredCents: Cents; debtCents: Cents }> {
  const purse = await lockPurses(scope, [owner], currency)
  const { availableCents, debtCents } = purse(owner)
  if (debtCents === 0) return { recoveredCents: 0, debtCents }
  const lots =
    debtCents > availableCents ? await findCoverLots(scope, owner, currency, debtCents - availableCents) : []
  const cover = coverDebit(debtCents, availableCents, lots)
  const recoveredCents = debtCents - cover.debtCents
  if (recoveredCents === 0) return { recoveredCents, debtCents }
  // A random key, because the debt itself limits the recovery: nothing is taken twice, and each recovery is a
  // fact of its own.
  const key = `debt.recovered:${randomUUID()}`
  await moveLots(scope, cover.parts, { state: 'CONSUMED', movedFor: key })
  await post(scope, {
    rule: 'debt.recovered',
    key,
    subject: null,
    currency,
    entries: [
      ...coverEntries(owner, { ...cover, debtCents: 0 }),
      { account: accounts.debt(owner.userId, owner.purse), amountCents: -recoveredCents },
    ],
  })
  return { recoveredCents, debtCents: cover.debtCents }
}
