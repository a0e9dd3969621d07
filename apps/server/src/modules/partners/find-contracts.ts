import type { CoProducer } from '@balcao/domain/money/sale-split'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { alias } from 'drizzle-orm/pg-core'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { offers, orderBumps, products } from '#db/schema/catalog.ts'
import { coProductionContracts, managerContracts } from '#db/schema/partners.ts'
import type { Scope } from '#scope.ts'

/** A co-producer and the version of the contract behind the share. */
export type ContractedCoProducer = CoProducer & { contractId: string }

export type ContractsOfSale = {
  coProducersOf: (productId: string) => ContractedCoProducer[]
  manager: { id: string; basisPoints: number; contractId: string } | undefined
}

type Given = Inputs<{ offerId: string; method: PaymentMethod; now: Date }>

const bumpOffers = alias(offers, 'bump_offers')

const selectContracts = defineStatement((db, given: Given) => {
  const soldProducts = db
    .select({ id: offers.productId })
    .from(offers)
    .where(eq(offers.id, given.offerId))
    .unionAll(
      db
        .select({ id: bumpOffers.productId })
        .from(orderBumps)
        .innerJoin(bumpOffers, eq(bumpOffers.id, orderBumps.offerId))
        .innerJoin(offers, and(eq(offers.productId, orderBumps.productId), eq(offers.id, given.offerId))),
    )
  const seller = db
    .select({ id: products.sellerId })
    .from(products)
    .innerJoin(offers, and(eq(offers.productId, products.id), eq(offers.id, given.offerId)))
  const coProducers = db
    .select({
      productId: sql<string | null>`${coProductionContracts.productId}`.as('product_id'),
      contractId: coProductionContracts.id,
      userId: coProductionContracts.coProducerId,
      basisPoints: coProductionContracts.basisPoints,
      base: sql<CoProducer['base'] | null>`${coProductionContracts.base}`.as('base'),
    })
    .from(coProductionContracts)
    .where(
      and(inArray(coProductionContracts.productId, soldProducts), isInForce(coProductionContracts, given)),
    )
  const managers = db
    .select({
      productId: sql<string | null>`null::uuid`.as('product_id'),
      contractId: managerContracts.id,
      userId: managerContracts.managerId,
      basisPoints: sql<number>`case ${given.method}::text when 'PIX' then ${managerContracts.pixBasisPoints}
        when 'BILLET' then ${managerContracts.billetBasisPoints} else ${managerContracts.creditCardBasisPoints} end`.as(
        'basis_points',
      ),
      base: sql<CoProducer['base'] | null>`null::text`.as('base'),
    })
    .from(managerContracts)
    .where(and(eq(managerContracts.sellerId, seller), isInForce(managerContracts, given)))
  return coProducers.unionAll(managers)
})

/**
 * Contracts in force: co-producers of an offer's product or of one of its bumps, and the seller's manager.
 */
export async function findContracts(
  { tx, now }: Scope,
  offerId: string,
  method: PaymentMethod,
): Promise<ContractsOfSale> {
  const found = await selectContracts(tx, { offerId, method, now })
  const manager = found.find(({ productId }) => productId === null)
  return {
    coProducersOf: (wanted) =>
      found.flatMap(({ productId, userId, ...contract }) =>
        productId === wanted && contract.base !== null
          ? [{ id: userId, ...contract, base: contract.base }]
          : [],
      ),
    manager: manager && {
      id: manager.userId,
      basisPoints: manager.basisPoints,
      contractId: manager.contractId,
    },
  }
}

function isInForce(contract: { state: PgColumn; startsAt: PgColumn; endsAt: PgColumn }, given: Given) {
  return and(
    eq(contract.state, 'ACTIVE'),
    lte(contract.startsAt, sql.param(given.now, contract.startsAt)),
    or(isNull(contract.endsAt), gt(contract.endsAt, sql.param(given.now, contract.endsAt))),
  )
}
