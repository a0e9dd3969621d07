import type { CoProducer } from '@balcao/domain/sale-split'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { coProductionContracts, managerContracts } from '../../db/schema/partners.ts'
import type { Scope } from '../../scope.ts'

export type ContractsOfSale = {
  coProducersOf: (productId: string) => CoProducer[]
  manager: { id: string; basisPoints: number } | undefined
}

const managerRates = {
  PIX: managerContracts.pixBasisPoints,
  CREDIT_CARD: managerContracts.creditCardBasisPoints,
  BILLET: managerContracts.billetBasisPoints,
} satisfies Record<PaymentMethod, PgColumn>

/** The contracts in force now: who makes the products of a sale together with their seller, and who looks after the seller. One statement. */
export async function findContracts(
  { tx, now }: Scope,
  sale: { productIds: readonly string[]; sellerId: string; method: PaymentMethod },
): Promise<ContractsOfSale> {
  const coProducers = tx
    .select({
      productId: sql<string | null>`${coProductionContracts.productId}`.as('product_id'),
      userId: coProductionContracts.coProducerId,
      basisPoints: coProductionContracts.basisPoints,
      base: sql<CoProducer['base'] | null>`${coProductionContracts.base}`.as('base'),
    })
    .from(coProductionContracts)
    .where(
      and(
        inArray(coProductionContracts.productId, [...new Set(sale.productIds)]),
        isInForce(coProductionContracts, now),
      ),
    )
  const managers = tx
    .select({
      productId: sql<string | null>`null::uuid`.as('product_id'),
      userId: managerContracts.managerId,
      basisPoints: managerRates[sale.method],
      base: sql<CoProducer['base'] | null>`null::text`.as('base'),
    })
    .from(managerContracts)
    .where(and(eq(managerContracts.sellerId, sale.sellerId), isInForce(managerContracts, now)))
  const found = await coProducers.unionAll(managers)
  const manager = found.find(({ productId }) => productId === null)
  return {
    coProducersOf: (wanted) =>
      found.flatMap(({ productId, userId, basisPoints, base }) =>
        productId === wanted && base !== null ? [{ id: userId, basisPoints, base }] : [],
      ),
    manager: manager && { id: manager.userId, basisPoints: manager.basisPoints },
  }
}

function isInForce(
  contract: { state: PgColumn; startsAt: PgColumn; endsAt: PgColumn },
  now: Date,
): SQL | undefined {
  return and(
    eq(contract.state, 'ACTIVE'),
    lte(contract.startsAt, now),
    or(isNull(contract.endsAt), gt(contract.endsAt, now)),
  )
}
