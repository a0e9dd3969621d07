import { randomUUID } from 'node:crypto'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { balanceLots } from '#db/schema/ledger.ts'
import { defineJob } from '#define-job.ts'
import { lotReleased } from '#modules/ledger/entries.ts'
import { lockPurses } from '#modules/ledger/lock-purses.ts'
import { post } from '#modules/ledger/post.ts'
import { recoverDebt } from '#modules/ledger/recover-debt.ts'
import { inScope, type Scope } from '#scope.ts'
import type { Lot } from './lot.ts'

const batchMax = 200

/**
 * Moves a person's matured lots to the available balance, with one lock for many sales and outside the
 * transaction of any sale.
 */
export const releaseLotsJob = defineJob({
  name: 'release-lots',
  payload: z.object({ userId: z.uuid() }),
  triesMax: 25,
  run: (app, { platformId, userId }) =>
    inScope(app, platformId, async (scope) => {
      const released = await releaseLots(scope, userId)
      if (released === batchMax) await addJob(scope, releaseLotsJob, { userId })
    }),
})

async function releaseLots(scope: Scope, userId: string): Promise<number> {
  const { tx, now } = scope
  const isDue = and(
    eq(balanceLots.userId, userId),
    eq(balanceLots.state, 'PENDING'),
    lte(balanceLots.releaseAt, now),
  )
  const purses = await tx
    .selectDistinct({
      currency: balanceLots.currency,
      isManager: sql<boolean>`${balanceLots.role} = 'MANAGER'`,
    })
    .from(balanceLots)
    .where(isDue)
  let released = 0
  for (const { currency, isManager } of purses) {
    const owner = { userId, purse: isManager ? ('manager' as const) : ('user' as const) }
    const purse = await lockPurses(scope, [owner], currency)
    const ofPurse = and(
      isDue,
      eq(balanceLots.currency, currency),
      (isManager ? eq : ne)(balanceLots.role, 'MANAGER'),
    )
    const due = await tx
      .select()
      .from(balanceLots)
      .where(ofPurse)
      .orderBy(balanceLots.id)
      .limit(batchMax)
      .for('update')
    await release(scope, due, currency)
    if (purse(owner).debtCents > 0) await recoverDebt(scope, owner, currency)
    released = Math.max(released, due.length)
  }
  return released
}

async function release(scope: Scope, due: readonly Lot[], currency: Currency): Promise<void> {
  const [first] = due
  if (!first) return
  const ids = due.map(({ id }) => id)
  await scope.tx
    .update(balanceLots)
    .set({ state: 'RELEASED', settledAt: scope.now })
    .where(inArray(balanceLots.id, ids))
  // The state of a lot under the lock of the purse decides whether it is released. A lot restored by
  // `giveBack` may be released again.
  await post(scope, {
    rule: 'lot.released',
    key: `lots.released:${first.id}:${randomUUID()}`,
    subject: null,
    currency,
    entries: due.flatMap(lotReleased),
  })
}
