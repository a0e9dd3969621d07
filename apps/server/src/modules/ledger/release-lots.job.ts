import { and, eq, inArray, lte } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '../../add-job.ts'
import { balanceLots } from '../../db/schema/ledger.ts'
import { defineJob } from '../../define-job.ts'
import { inScope, type Scope } from '../../scope.ts'
import { post } from './post.ts'
import { lotReleased } from './posting-rules.ts'

const batchMax = 200

/** Moves a person's matured lots to the available balance: one lock for many sales, taken outside the path of a sale. */
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
  const due = await scope.tx
    .select()
    .from(balanceLots)
    .where(
      and(
        eq(balanceLots.userId, userId),
        eq(balanceLots.state, 'PENDING'),
        lte(balanceLots.releaseAt, scope.now),
      ),
    )
    .orderBy(balanceLots.id)
    .limit(batchMax)
    .for('update', { skipLocked: true })
  const [first] = due
  if (!first) return 0
  await scope.tx
    .update(balanceLots)
    .set({ state: 'RELEASED', settledAt: scope.now })
    .where(
      inArray(
        balanceLots.id,
        due.map((lot) => lot.id),
      ),
    )
  for (const currency of new Set(due.map((lot) => lot.currency)))
    await post(scope, {
      rule: 'lot.released',
      key: `lots.released:${first.id}:${currency}`,
      paymentId: null,
      currency,
      entries: due
        .filter((lot) => lot.currency === currency)
        .flatMap((lot) => lotReleased({ ...lot, state: 'PENDING' })),
    })
  return due.length
}
