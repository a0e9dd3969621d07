import { waitUntil } from '#kit/postgres/wait-until.ts'
import type { TestApp } from './test-app.ts'

/** Resolves when a session waits for a lock, so that both sides of a race have met. */
export async function untilOneWaits({ owner }: Pick<TestApp, 'owner'>): Promise<void> {
  const findWaiting = async () => {
    const [waiting] = await owner`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    return waiting
  }
  await waitUntil(findWaiting, { seconds: 10, otherwise: () => new Error('The two never met') })
}
