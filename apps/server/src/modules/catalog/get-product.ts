import { AppError } from '@balcao/domain/app-error'
import { and, asc, eq } from 'drizzle-orm'
import { offers, products } from '../../db/schema/catalog.ts'
import type { Caller } from '../../rpc/caller.ts'

/** A product as its own seller edits it. `version` goes back with the form. */
export async function getProduct({ app, tx, session }: Caller, { productId }: { productId: string }) {
  const [[product], itsOffers] = await Promise.all([
    tx
      .select()
      .from(products)
      .where(and(eq(products.sellerId, session.userId), eq(products.id, productId))),
    tx
      .select({
        id: offers.id,
        title: offers.title,
        type: offers.type,
        priceCents: offers.priceCents,
        status: offers.status,
      })
      .from(offers)
      .where(eq(offers.productId, productId))
      .orderBy(asc(offers.createdAt), asc(offers.id))
      .limit(offersMax),
  ])
  if (!product) throw new AppError('product_not_found')
  const { platformId: _platform, sellerId: _seller, imageKey, createdAt, ...shown } = product
  return {
    ...shown,
    image: imageKey === null ? null : { key: imageKey, url: app.store.publicUrl(imageKey) },
    createdAt: createdAt.toISOString(),
    offers: itsOffers,
  }
}

/** Offers are listed in full on a screen of their own. */
const offersMax = 100
