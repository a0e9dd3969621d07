import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, inArray } from 'drizzle-orm'
import { offers, orderBumps, products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'
import { type BumpHost, canBeBumpOf } from './can-be-bump-of.ts'
import { listOrderBumps } from './list-order-bumps.ts'
import { lockProduct } from './lock-product.ts'
import type { OrderBumpsInput } from './order-bumps.input.ts'

type Bump = OrderBumpsInput['bumps'][number]

/**
 * Replaces the whole list: new bumps are added, missing ones removed, the index is the position. A bump keeps
 * its id, so a buyer with an open page can still choose it.
 */
export async function saveOrderBumps(caller: Caller, { productId, version, bumps }: OrderBumpsInput) {
  const { tx, platformId } = caller
  const host = await lockProduct(caller, { productId, version })
  refuseRepeated(bumps)
  await refuseForeignBumps(caller, host, bumps)
  await refuseWrongOffers(caller, host, bumps)
  await tx.delete(orderBumps).where(eq(orderBumps.productId, productId))
  if (bumps.length > 0)
    await tx.insert(orderBumps).values(
      bumps.map(({ id = randomUUID(), offerId, fakePriceCents }, position) => ({
        id,
        platformId,
        productId,
        offerId,
        fakePriceCents,
        position,
      })),
    )
  await tx
    .update(products)
    .set({ version: version + 1 })
    .where(eq(products.id, productId))
  return listOrderBumps(caller, { productId })
}

function refuseRepeated(bumps: readonly Bump[]): void {
  for (const [place, { id, offerId }] of bumps.entries()) {
    const earlier = bumps.slice(0, place)
    if (earlier.some((bump) => bump.offerId === offerId))
      throw new AppError('bump_repeated', { field: `bumps.${place}.offerId` })
    if (id !== undefined && earlier.some((bump) => bump.id === id))
      throw new AppError('bump_repeated', { field: `bumps.${place}.id` })
  }
}

/** An id must be one of this product's bumps: any other belongs to another product, or does not exist. */
async function refuseForeignBumps({ tx }: Caller, host: BumpHost, bumps: readonly Bump[]): Promise<void> {
  const stored = await tx
    .select({ id: orderBumps.id })
    .from(orderBumps)
    .where(eq(orderBumps.productId, host.id))
  const known = new Set(stored.map(({ id }) => id))
  const stranger = bumps.findIndex(({ id }) => id !== undefined && !known.has(id))
  if (stranger >= 0) throw new AppError('not_found', { field: `bumps.${stranger}.id` })
}

async function refuseWrongOffers(caller: Caller, host: BumpHost, bumps: readonly Bump[]): Promise<void> {
  if (bumps.length === 0) return
  const ids = bumps.map(({ offerId }) => offerId)
  const candidates = await caller.tx
    .select({ id: offers.id, priceCents: offers.priceCents })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(and(canBeBumpOf(caller, host), inArray(offers.id, ids)))
  const prices = new Map(candidates.map(({ id, priceCents }) => [id, priceCents]))
  for (const [place, { offerId, fakePriceCents }] of bumps.entries()) {
    const priceCents = prices.get(offerId)
    if (priceCents === undefined)
      throw new AppError('bump_offer_unavailable', { field: `bumps.${place}.offerId` })
    if (fakePriceCents !== null && fakePriceCents <= priceCents)
      throw new AppError('fake_price_too_low', { field: `bumps.${place}.fakePriceCents` })
  }
}
