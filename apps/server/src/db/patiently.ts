import { setTimeout as pause } from 'node:timers/promises'
import { postgresErrorCode } from './retryable.ts'

const lockNotAvailable = '55P03'
const deadlockDetected = '40P01'
const patienceMs = 10 * 60_000

/**
 * Retries a change while others hold its locks. The change runs under a short `lock_timeout`: statements queued behind
 * it wait no longer than that, and run in the pauses.
 */
export async function patiently<T>(change: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    try {
      return await change()
    } catch (error) {
      const code = postgresErrorCode(error)
      if (code !== lockNotAvailable && code !== deadlockDetected) throw error
      if (performance.now() > deadline) throw error
      await pause(500 + Math.random() * 500)
    }
  }
}
