import type { SaleViewer } from '../payments/sale.ts'
import type { RequestRow } from './refunds-data.ts'

/** Whether the time of a request is the viewer's to watch: a mediation waits for the staff, not for the seller. */
export function isRunning(state: RequestRow['state'], viewer: SaleViewer): boolean {
  return state === 'WAITING_SELLER' || (viewer === 'PLATFORM' && state === 'IN_MEDIATION')
}
