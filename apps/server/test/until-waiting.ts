import { inject } from 'vitest'
import { waitUntil } from '#kit/postgres/wait-until.ts'
import type { TestApp } from './test-app.ts'

/** View of the sessions; on Citus a statement may wait on a worker. */
const sessions = inject('nodeUrls') ? 'citus_stat_activity' : 'pg_stat_activity'

/** Resolves when a session waits for a lock, so that both sides of a race have met. */
export const untilOneWaits = (world: Pick<TestApp, 'owner'>): Promise<void> => untilSeveralWait(world, 1)

/** Resolves when at least `count` sessions wait for a lock. */
export async function untilSeveralWait({ owner }: Pick<TestApp, 'owner'>, count: number): Promise<void> {
  const findWaiting = async () => {
    const waiting = await owner`
      select 1 from ${owner(sessions)} where wait_event_type = 'Lock' and datname = current_database()`
    return waiting.length >= count ? waiting : undefined
  }
  await waitUntil(findWaiting, { seconds: 20, otherwise: () => new Error('No session waited for a lock') })
}
