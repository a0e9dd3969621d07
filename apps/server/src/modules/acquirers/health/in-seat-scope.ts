import type { App } from '#app.ts'
import { inScope, type Scope } from '#scope.ts'
import { NoSeatFree } from './take-seat.ts'

/** Minimum wait for a seat before a purchase is refused. */
const patienceMs = 2_000

/**
 * A transaction that may take a seat for a payment. When it is retried or fails, the seat of the first try is
 * released: nothing else would release it. Without a free seat it waits for one, outside any transaction, and
 * begins again.
 */
export async function inSeatScope<T>(
  app: App,
  { platformId, paymentId }: { platformId: string; paymentId: string },
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  const givesUpAt = performance.now() + patienceMs
  for (;;) {
    try {
      return await inScope(app, platformId, (scope) => {
        app.acquirerGuard.leave(paymentId, 'no_verdict')
        return work(scope)
      })
    } catch (error) {
      app.acquirerGuard.leave(paymentId, 'no_verdict')
      const leftMs = givesUpAt - performance.now()
      if (!(error instanceof NoSeatFree) || leftMs <= 0) throw error
      await app.acquirerGuard.seatLeft(leftMs)
    }
  }
}
