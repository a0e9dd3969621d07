import type { Caller } from '../../rpc/caller.ts'
import { moveProduct } from './move-product.ts'

/** Stops selling: its checkouts close, and it disappears from those that show it as a bump. Purchases already made stay as they are. */
export function pauseProduct(caller: Caller, { productId }: { productId: string }): Promise<void> {
  return moveProduct(caller, { productId, from: 'APPROVED', to: 'PAUSED' })
}
