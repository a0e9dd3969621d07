import type { Scope } from '#scope.ts'
import { getPayoutControls } from './payout-controls.ts'

/** The stop switch and the limits, as the staff sees them. */
export async function showPayoutControls(scope: Scope) {
  const { platformId: _, stoppedAt, ...limits } = await getPayoutControls(scope)
  return { ...limits, stoppedAt: stoppedAt?.toISOString() ?? null }
}
