import type { Caller } from '#rpc/caller.ts'
import { moveProduct } from './move-product.ts'

/** Resumes a paused product. A draft cannot be resumed: it was never approved. */
export function resumeProduct(caller: Caller, { productId }: { productId: string }): Promise<void> {
  return moveProduct(caller, { productId, from: 'PAUSED', to: 'APPROVED' })
}
