import { and, eq } from 'drizzle-orm'
import { balanceLots } from '#db/schema/ledger.ts'
import { accounts, purseOf } from '#modules/ledger/account-kinds.ts'
import { type Entry, homeOf } from '#modules/ledger/entries.ts'
import { lockPurses } from '#modules/ledger/lock-purses.ts'
import { post } from '#modules/ledger/post.ts'
import { recoverDebt } from '#modules/ledger/recover-debt.ts'
import type { Scope } from '#scope.ts'
import { formerLotStates, type Lot } from './lot.ts'
import { scheduleReleases } from './schedule-releases.ts'

/**
 * Undoes a hold: unreleased lots wait for their date again; released money can be spent again, after it has
 * paid any debt.
 */
export async function freeLots(scope: Scope, key: string): Promise<void> {
  const { tx } = scope
  const isHeldForIt = and(eq(balanceLots.movedFor, key), eq(balanceLots.state, 'HELD'))
  const [first] = await tx.select().from(balanceLots).where(isHeldForIt).limit(1)
  if (!first) return
  const { currency, paymentId } = first
  const people = await tx
    .selectDistinct({ userId: balanceLots.userId, role: balanceLots.role })
    .from(balanceLots)
    .where(isHeldForIt)
  const owners = people.map(({ userId, role }) => ({ userId, purse: purseOf(role) }))
  await lockPurses(scope, owners, currency)
  const held = await tx.select().from(balanceLots).where(isHeldForIt).orderBy(balanceLots.id).for('update')
  const [oldest] = held
  if (!oldest) return
  for (const state of formerLotStates)
    await tx
      .update(balanceLots)
      .set({ state, formerState: null, holdReason: null, movedFor: null })
      .where(and(isHeldForIt, eq(balanceLots.formerState, state)))
  await post(scope, {
    rule: 'lot.freed',
    key: `lot.freed:${key}:${oldest.id}`,
    subject: { kind: 'PAYMENT', id: paymentId },
    currency,
    entries: held.flatMap(freed),
  })
  await scheduleReleases(
    scope,
    held.filter(({ formerState }) => formerState === 'PENDING'),
  )
  for (const owner of owners) await recoverDebt(scope, owner, currency)
}

function freed(lot: Lot): Entry[] {
  const purse = purseOf(lot.role)
  const home = lot.formerState === 'PENDING' ? homeOf(lot) : accounts.available(lot.userId, purse)
  return [
    { account: accounts.held(lot.userId, purse), amountCents: lot.amountCents },
    { account: home, amountCents: -lot.amountCents },
  ]
}
