import type { Cents } from '@balcao/domain/money/money'
import type { ShareRole } from '@balcao/domain/money/sale-split'
import type { Currency } from '@balcao/domain/vocabulary'
import { accounts, type Purse, purseOf } from '#modules/ledger/account-kinds.ts'
import { type Entry, homeOf } from '#modules/ledger/entries.ts'
import { lockPurses, type PurseOwner } from '#modules/ledger/lock-purses.ts'
import type { Scope } from '#scope.ts'
import { coverDebit, takeFromLots } from './cover-debit.ts'
import { findCoverLots } from './find-cover-lots.ts'
import { lockLots } from './lock-lots.ts'
import type { Lot, LotPart } from './lot.ts'
import { moveLots } from './move-lots.ts'

/** A person's amount of a sale, in one role. */
export type Contribution = { userId: string; role: ShareRole; amountCents: Cents }

/**
 * Takes money back from people, and returns the entries for the caller's journal. Their own lots of the sale
 * come first, in any state. The part that was released, or exceeds the lots, is covered by the available
 * balance, then by reserves and open lots of other sales, the soonest first; the rest is a debt.
 */
export async function takeBack(
  scope: Scope,
  taking: {
    key: string
    currency: Currency
    paymentId: string | null
    contributions: readonly Contribution[]
  },
): Promise<Entry[]> {
  const { key, currency, paymentId, contributions } = taking
  const owners = contributions.map(({ userId, role }) => ({ userId, purse: purseOf(role) }))
  const purse = await lockPurses(scope, owners, currency)
  const lots = paymentId === null ? [] : await lockLots(scope, paymentId)
  const entries: Entry[] = []
  const consumed: LotPart[] = []
  /** Amount of each purse that the sale's lots do not cover: a person may give two contributions from one purse. */
  const open = new Map<string, { owner: PurseOwner; amountCents: Cents }>()
  for (const contribution of contributions) {
    const owner = { userId: contribution.userId, purse: purseOf(contribution.role) }
    const own = lots.filter(
      ({ userId, role }) => userId === contribution.userId && role === contribution.role,
    )
    const { parts, missingCents } = takeFromLots(contribution.amountCents, inOrderOfTaking(own))
    consumed.push(...parts)
    const inBooks = parts.filter(({ lot }) => isOpen(lot))
    entries.push(...inBooks.map(({ lot, amountCents }) => ({ account: placeOf(lot), amountCents })))
    const spent = parts.filter(({ lot }) => !isOpen(lot)).reduce((sum, part) => sum + part.amountCents, 0)
    const code = accounts.available(owner.userId, owner.purse)
    const former = open.get(code)?.amountCents ?? 0
    open.set(code, { owner, amountCents: former + missingCents + spent })
  }
  for (const { owner, amountCents } of open.values()) {
    if (amountCents === 0) continue
    const { availableCents } = purse(owner)
    const others =
      amountCents > availableCents
        ? await findCoverLots(scope, owner, currency, amountCents - availableCents, {
            exceptPaymentId: paymentId ?? undefined,
          })
        : []
    const cover = coverDebit(amountCents, availableCents, others)
    consumed.push(...cover.parts)
    entries.push(...coverEntries(owner, cover))
  }
  await moveLots(scope, consumed, { state: 'CONSUMED', movedFor: key })
  return entries
}

export function coverEntries(
  { userId, purse }: { userId: string; purse: Purse },
  cover: { availableCents: Cents; parts: readonly LotPart[]; debtCents: Cents },
): Entry[] {
  return [
    { account: accounts.available(userId, purse), amountCents: cover.availableCents },
    ...cover.parts.map(({ lot, amountCents }) => ({ account: homeOf(lot), amountCents })),
    { account: accounts.debt(userId, purse), amountCents: cover.debtCents },
  ]
}

/** Account of a pending or held lot. */
export function placeOf(lot: Lot): string {
  return lot.state === 'HELD' ? accounts.held(lot.userId, purseOf(lot.role)) : homeOf(lot)
}

function isOpen({ state }: Lot): boolean {
  return state === 'PENDING' || state === 'HELD'
}

/**
 * Held lots first, then the reserve, then pending lots; released, sold and paid lots last, since their money
 * has left the account.
 */
function inOrderOfTaking(lots: readonly Lot[]): Lot[] {
  const rank = ({ state, kind }: Lot) => {
    if (state === 'HELD') return 0
    if (state === 'PENDING') return kind === 'RESERVE' ? 1 : 2
    return state === 'RELEASED' ? 3 : 4
  }
  return lots.filter(({ state }) => state !== 'CONSUMED').sort((a, b) => rank(a) - rank(b))
}
