import { setTimeout as pause } from 'node:timers/promises'
import { postgresErrorCode } from './retryable.ts'

const lockNotAvailable = '55P03'
const deadlockDetected = '40P01'
const patienceMs = 10 * 60_000

/**
 * Tries a change again for as long as somebody else holds what it needs. It asks under a short `lock_timeout`: whoever comes after it waits
 * no longer than that, and in the pauses everybody goes on.
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
