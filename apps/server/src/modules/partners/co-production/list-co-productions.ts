import { coProductionStates } from '@balcao/domain/partnerships'
import { and, eq, ne, or } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '../../../db/page-of.ts'
import { users } from '../../../db/schema/accounts.ts'
import { products } from '../../../db/schema/catalog.ts'
import { coProductionContracts } from '../../../db/schema/partners.ts'
import type { Caller } from '../../../rpc/caller.ts'

const contractOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [coProductionContracts.createdAt, coProductionContracts.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const coProductionListInput = z.strictObject({
  /** `OWNER`: of my products. `CO_PRODUCER`: of others' products that I make. `TO_ANSWER`: what waits for me. */
  tab: z.enum(['OWNER', 'CO_PRODUCER', 'TO_ANSWER']),
  productId: z.uuid().optional(),
  state: z.enum(coProductionStates).optional(),
  ...pageInput(contractOrders),
})

/** Contracts to which the caller is a party, each version in a row of its own. */
export async function listCoProductions(
  { tx, session }: Caller,
  { tab, productId, state, ...page }: z.output<typeof coProductionListInput>,
) {
  const { coProducerId, proposedById } = coProductionContracts
  const isOwner = eq(products.sellerId, session.userId)
  const isCoProducer = eq(coProducerId, session.userId)
  const whose = {
    OWNER: isOwner,
    CO_PRODUCER: isCoProducer,
    TO_ANSWER: and(
      or(isOwner, isCoProducer),
      ne(proposedById, session.userId),
      eq(coProductionContracts.state, 'INVITED'),
    ),
  }[tab]
  const { rows, nextCursor } = await pageOf(contractOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: coProductionContracts.id,
        productId: products.id,
        productName: products.name,
        sellerId: products.sellerId,
        coProducerName: users.name,
        version: coProductionContracts.version,
        basisPoints: coProductionContracts.basisPoints,
        base: coProductionContracts.base,
        state: coProductionContracts.state,
        proposedById,
        replacesId: coProductionContracts.replacesId,
        startsAt: coProductionContracts.startsAt,
        endsAt: coProductionContracts.endsAt,
        answerBy: coProductionContracts.answerBy,
        place,
      })
      .from(coProductionContracts)
      .innerJoin(products, eq(products.id, coProductionContracts.productId))
      .innerJoin(users, eq(users.id, coProducerId))
      .where(
        and(
          whose,
          productId === undefined ? undefined : eq(products.id, productId),
          state && eq(coProductionContracts.state, state),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ sellerId, proposedById: proposer, ...row }) => ({
      ...row,
      isOwn: sellerId === session.userId,
      isProposedByMe: proposer === session.userId,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt?.toISOString() ?? null,
      answerBy: row.answerBy?.toISOString() ?? null,
    })),
    nextCursor,
  }
}
