import type { App } from '#app.ts'
import { inScope, type Scope } from '#scope.ts'
import { NoSlotFree } from './take-slot.ts'

/** Minimum wait for a slot before a purchase is refused. */
const patienceMs = 2_000

/**
 * A transaction that may take a slot for a payment. When it is retried or fails, the slot of the first try is
 * released, since nothing else would release it. Without a free slot it waits for one outside any
 * transaction, and starts again.
 */
export async function inSlotScope<T>(
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
      if (!(error instanceof NoSlotFree) || leftMs <= 0) throw error
      await app.acquirerGuard.slotLeft(leftMs)
    }
  }
}
