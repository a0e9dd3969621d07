import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, or } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { coProductionContracts } from '#db/schema/partners.ts'
import { invariant } from '#kit/invariant.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * A contract of the caller, with its product locked, so that no other share of the product is promised before
 * the transaction ends.
 */
export async function lockContract({ tx, session }: Caller, contractId: string) {
  const [found] = await tx
    .select({ product: products })
    .from(coProductionContracts)
    .innerJoin(products, eq(products.id, coProductionContracts.productId))
    .where(
      and(
        eq(coProductionContracts.id, contractId),
        or(eq(products.sellerId, session.userId), eq(coProductionContracts.coProducerId, session.userId)),
      ),
    )
    .for('no key update', { of: products })
  if (!found) throw new AppError('not_found')
  // Read after the lock: the contract may have been answered during the wait.
  const [contract] = await tx
    .select()
    .from(coProductionContracts)
    .where(eq(coProductionContracts.id, contractId))
  invariant(contract, 'a contract is never removed')
  const { product } = found
  const isOwner = product.sellerId === session.userId
  return { contract, product, otherId: isOwner ? contract.coProducerId : product.sellerId }
}
