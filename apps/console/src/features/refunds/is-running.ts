import type { SaleViewer } from '#features/payments/sale.ts'
import type { RequestRow } from './refunds-data.ts'

/**
 * Whether the deadline of a request concerns the viewer: a mediation waits for the staff, not for the seller.
 */
export function isRunning(state: RequestRow['state'], viewer: SaleViewer): boolean {
  return state === 'WAITING_SELLER' || (viewer === 'PLATFORM' && state === 'IN_MEDIATION')
}
