import { eq, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { coProductionContracts } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'

/** The parties of a contract: the product's owner and the co-producer. */
export function isParty({ session }: Caller) {
  return or(eq(products.sellerId, session.userId), eq(coProductionContracts.coProducerId, session.userId))
}

const owners = alias(users, 'owners')

export function selectContracts<Place>({ tx }: Caller, place: SQL<Place>) {
  return tx
    .select({
      id: coProductionContracts.id,
      productId: products.id,
      productName: products.name,
      imageKey: products.imageKey,
      sellerId: products.sellerId,
      ownerName: owners.name,
      coProducerName: users.name,
      version: coProductionContracts.version,
      basisPoints: coProductionContracts.basisPoints,
      base: coProductionContracts.base,
      state: coProductionContracts.state,
      proposedById: coProductionContracts.proposedById,
      replacesId: coProductionContracts.replacesId,
      startsAt: coProductionContracts.startsAt,
      endsAt: coProductionContracts.endsAt,
      answerBy: coProductionContracts.answerBy,
      place,
    })
    .from(coProductionContracts)
    .innerJoin(products, eq(products.id, coProductionContracts.productId))
    .innerJoin(users, eq(users.id, coProductionContracts.coProducerId))
    .innerJoin(owners, eq(owners.id, products.sellerId))
}

type ContractColumns = Omit<Awaited<ReturnType<typeof selectContracts>>[number], 'place'>

/** A contract as the caller sees it: the other side is the partner. */
export function contractRow<Row extends ContractColumns>({ app, session }: Caller, row: Row) {
  const { sellerId, imageKey, proposedById, ownerName, coProducerName, ...others } = row
  const { startsAt, endsAt, answerBy, ...shown } = others
  const isOwn = sellerId === session.userId
  return {
    ...shown,
    imageUrl: imageKey === null ? null : app.store.publicUrl(imageKey),
    isOwn,
    partnerName: isOwn ? coProducerName : ownerName,
    isProposedByMe: proposedById === session.userId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    answerBy: answerBy?.toISOString() ?? null,
  }
}
