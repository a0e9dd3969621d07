import { randomUUID } from 'node:crypto'
import { coProductionContracts, managerContracts } from '#db/schema/partners.ts'
import type { Scope } from '#scope.ts'

/** A co-production of a product with another person. */
export async function aCoProduction(
  { tx, platformId, now }: Scope,
  wishes: { productId: string; coProducerId: string; basisPoints?: number; base?: 'REMAINDER' | 'NET' },
): Promise<string> {
  const id = randomUUID()
  await tx.insert(coProductionContracts).values({
    id,
    platformId,
    productId: wishes.productId,
    coProducerId: wishes.coProducerId,
    basisPoints: wishes.basisPoints ?? 3000,
    base: wishes.base ?? 'REMAINDER',
    state: 'ACTIVE',
    startsAt: now,
    createdAt: now,
  })
  return id
}

/** A manager contract for a seller. */
export async function aManagement(
  { tx, platformId, now }: Scope,
  wishes: { sellerId: string; managerId: string; basisPoints?: number },
): Promise<string> {
  const id = randomUUID()
  const basisPoints = wishes.basisPoints ?? 1000
  await tx.insert(managerContracts).values({
    id,
    platformId,
    sellerId: wishes.sellerId,
    managerId: wishes.managerId,
    pixBasisPoints: basisPoints,
    creditCardBasisPoints: basisPoints,
    billetBasisPoints: basisPoints,
    state: 'ACTIVE',
    startsAt: now,
    createdAt: now,
  })
  return id
}
