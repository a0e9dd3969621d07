import type { App } from '../../app.ts'
import { inScope } from '../../scope.ts'
import { batchMax, deleteExpiredBatch } from './delete-expired-batch.ts'
import { retentionRules } from './retention-rules.ts'

/** Shorter than a process that is told to stop is given to finish. */
const budgetMs = 20_000

/** `nothing_left` until tomorrow; `out_of_time` with more to do; `taken` by another worker, who does it all. */
export type Forgetting = 'nothing_left' | 'out_of_time' | 'taken'

/**
 * Deletes what a platform has kept for long enough, one small transaction after another: whoever dies in between has lost nothing, and
 * the next one goes on from there.
 */
export async function forgetExpiredRows(app: App, platformId: string): Promise<Forgetting> {
  const endsAt = app.clock.now().getTime() + budgetMs
  for (const rule of retentionRules) {
    let deleted: number | null
    do {
      if (app.clock.now().getTime() >= endsAt) return 'out_of_time'
      deleted = await inScope(app, platformId, (scope) => deleteExpiredBatch(scope, rule))
      if (deleted === null) return 'taken'
    } while (deleted === batchMax)
  }
  return 'nothing_left'
}
