import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import type { HoldReason } from '#db/schema/ledger.ts'
import { accounts, purseOf } from '#modules/ledger/account-kinds.ts'
import { type Entry, homeOf } from '#modules/ledger/entries.ts'
import { lockPurses } from '#modules/ledger/lock-purses.ts'
import { post } from '#modules/ledger/post.ts'
import type { Scope } from '#scope.ts'
import { takeFromLots } from './cover-debit.ts'
import { lockLots } from './lock-lots.ts'
import type { LotPart } from './lot.ts'
import { moveLots } from './move-lots.ts'
import type { Contribution } from './take-back.ts'

/**
 * Holds an amount of a sale for each person: pending lots first, and for released, sold or paid lots the
 * money still available. Spent money cannot be held. Returns the amount held by this call; the same key holds
 * once.
 */
export async function holdLots(
  scope: Scope,
  hold: {
    key: string
    reason: HoldReason
    currency: Currency
    paymentId: string
    contributions: readonly Contribution[]
  },
): Promise<Cents> {
  const { key, reason, currency, paymentId, contributions } = hold
  const owners = contributions.map(({ userId, role }) => ({ userId, purse: purseOf(role) }))
  const purse = await lockPurses(scope, owners, currency)
  const lots = await lockLots(scope, paymentId)
  const entries: Entry[] = []
  const held: LotPart[] = []
  const spendable = new Map<string, Cents>()
  for (const { userId, role, amountCents } of contributions) {
    const code = accounts.available(userId, purseOf(role))
    const left = spendable.get(code) ?? purse({ userId, purse: purseOf(role) }).availableCents
    const own = lots.filter((lot) => lot.userId === userId && lot.role === role)
    const waiting = takeFromLots(
      amountCents,
      own.filter(({ state }) => state === 'PENDING'),
    )
    const spent = takeFromLots(
      Math.min(waiting.missingCents, Math.max(0, left)),
      own.filter(({ state }) => state === 'RELEASED' || state === 'SOLD' || state === 'PAID_AT_ACQUIRER'),
    )
    spendable.set(code, left - sumOf(spent.parts))
    held.push(...waiting.parts, ...spent.parts)
    entries.push(
      ...waiting.parts.map((part) => ({ account: homeOf(part.lot), amountCents: part.amountCents })),
      { account: code, amountCents: sumOf(spent.parts) },
      {
        account: accounts.held(userId, purseOf(role)),
        amountCents: -sumOf(waiting.parts) - sumOf(spent.parts),
      },
    )
  }
  if (held.length === 0) return 0
  const subject = { kind: 'PAYMENT', id: paymentId } as const
  const isNew = await post(scope, { rule: 'lot.held', key: `lot.held:${key}`, subject, currency, entries })
  if (!isNew) return 0
  await moveLots(scope, held, { state: 'HELD', movedFor: key, holdReason: reason })
  return sumOf(held)
}

function sumOf(parts: readonly { amountCents: Cents }[]): Cents {
  return parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
