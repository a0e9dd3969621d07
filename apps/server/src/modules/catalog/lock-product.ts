import { AppError } from '@balcao/domain/texts/app-error'
import type { Caller } from '#rpc/caller.ts'
import { lockOwnProduct, type Product } from './lock-own-product.ts'

/** The caller's own product, locked for a save; a form filled from an older version is refused. */
export async function lockProduct(
  caller: Caller,
  { productId, version }: { productId: string; version: number },
): Promise<Product> {
  const product = await lockOwnProduct(caller, productId)
  if (product.version !== version) throw new AppError('record_changed')
  return product
}
