import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#kit/log.ts'
import { isLoss } from './lost-database.ts'

type Waiting = { log: Log; signal: AbortSignal; pauseMs?: number }

/**
 * Waits for a restarting database: logs once, and retries until it answers or the wait is aborted. Errors
 * that waiting cannot cure, such as a wrong password, are left to the next login.
 */
export async function untilReachable(
  reach: () => Promise<unknown>,
  { log, signal, pauseMs = 500 }: Waiting,
): Promise<void> {
  for (let asked = 0; !signal.aborted; asked += 1) {
    try {
      await reach()
      return
    } catch (error) {
      if (!isLoss(error)) return
      if (asked === 0) log.warn({}, 'The database does not answer: waiting for it')
      await pause(pauseMs, undefined, { signal }).catch(() => {})
    }
  }
}
