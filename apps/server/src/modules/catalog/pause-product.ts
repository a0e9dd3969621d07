import type { Caller } from '#rpc/caller.ts'
import { moveProduct } from './move-product.ts'

/**
 * Pauses a product: its checkouts close, and it disappears as a bump. Existing purchases stay as they are.
 */
export function pauseProduct(caller: Caller, { productId }: { productId: string }): Promise<void> {
  return moveProduct(caller, { productId, from: 'APPROVED', to: 'PAUSED' })
}
