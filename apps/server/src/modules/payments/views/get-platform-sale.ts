import { invariant } from '#kit/invariant.ts'
import type { Caller } from '#rpc/caller.ts'
import { describeSales } from './describe-sales.ts'
import { getSale } from './get-sale.ts'
import { asPlatform } from './sale-viewer.ts'

/** One sale for the staff's drawer: the seller's view and the platform's data. */
export async function getPlatformSale(caller: Caller, { paymentId }: { paymentId: string }) {
  const sale = await getSale(asPlatform(caller), paymentId)
  const sides = await describeSales(caller, [sale])
  const platform = sides.get(paymentId)
  invariant(platform, 'a sale has a seller and an account')
  return { ...sale, platform }
}
