import type { App } from '../../app.ts'
import { inScope, type Scope } from '../../scope.ts'
import { NoSeatFree } from './take-seat.ts'

/** Nobody is turned away before having waited this long for a seat. */
const patienceMs = 2_000

/**
 * A transaction that may take a seat for a payment. Where the database makes it begin again, or it fails, the seat of the first try is left:
 * nobody else would. Where no seat is free it waits for one, outside of any transaction, and begins again.
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
