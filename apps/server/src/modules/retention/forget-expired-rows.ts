import type { App } from '#app.ts'
import { inScope } from '#scope.ts'
import { batchMax, deleteExpiredBatch } from './delete-expired-batch.ts'
import { type RetentionRule, retentionRules } from './retention-rules.ts'

/** Shorter than the time that a stopping process has to finish. */
const budgetMs = 20_000

/**
 * `nothing_left`: done until tomorrow. `out_of_time`: more is left. `taken`: another worker cleans the
 * platform.
 */
export type Forgetting = 'nothing_left' | 'out_of_time' | 'taken'

/**
 * Deletes the expired rows of a platform in small transactions: a crash loses nothing, and the next run
 * continues from there. The rules take turns, so that the largest table delays no other.
 */
export async function forgetExpiredRows(app: App, platformId: string): Promise<Forgetting> {
  const endsAt = app.clock.now().getTime() + budgetMs
  let rules = retentionRules
  for (;;) {
    const unfinished: RetentionRule[] = []
    for (const rule of rules) {
      const deleted = await inScope(app, platformId, (scope) => deleteExpiredBatch(scope, rule))
      if (deleted === null) return 'taken'
      if (deleted === batchMax) unfinished.push(rule)
    }
    if (unfinished.length === 0) return 'nothing_left'
    if (app.clock.now().getTime() >= endsAt) return 'out_of_time'
    rules = unfinished
  }
}
