import { setTimeout as pause } from 'node:timers/promises'
import type postgres from 'postgres'

const pollMs = 50

/** Resolves when the worker has done everything that is due. */
export async function untilIdle(owner: postgres.Sql): Promise<void> {
  for (;;) {
    const due = await owner`
      select from graphile_worker._private_jobs
      where run_at <= now() and attempts < max_attempts or locked_at is not null limit 1`
    if (due.length === 0) return
    await pause(pollMs)
  }
}
