import type { App } from '../../app.ts'
import { inScope, type Scope } from '../../scope.ts'

/**
 * A transaction that may take a seat for a payment. Where the database makes it begin again, or it fails, the seat of the first try is left:
 * nobody else would.
 */
export async function inSeatScope<T>(
  app: App,
  { platformId, paymentId }: { platformId: string; paymentId: string },
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  try {
    return await inScope(app, platformId, (scope) => {
      app.acquirerGuard.leave(paymentId, 'no_verdict')
      return work(scope)
    })
  } catch (error) {
    app.acquirerGuard.leave(paymentId, 'no_verdict')
    throw error
  }
}
