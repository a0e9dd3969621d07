import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { offers, orderBumps, products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'
import { isForSale } from './for-sale.ts'

const bumpProduct = alias(products, 'bump_product')

/**
 * The bumps of a product in their order, with the version that the form sends back (optimistic lock). A bump
 * that no longer sells is marked: no checkout shows it.
 */
export async function listOrderBumps({ app, tx, session }: Caller, { productId }: { productId: string }) {
  const [[product], rows] = await Promise.all([
    tx
      .select({ version: products.version, currency: products.currency })
      .from(products)
      .where(and(eq(products.sellerId, session.userId), eq(products.id, productId))),
    tx
      .select({
        id: orderBumps.id,
        offerId: offers.id,
        title: offers.title,
        productName: bumpProduct.name,
        imageKey: bumpProduct.imageKey,
        priceCents: offers.priceCents,
        fakePriceCents: orderBumps.fakePriceCents,
        offerStatus: offers.status,
        productStatus: bumpProduct.status,
        sellsInReview: bumpProduct.sellsInReview,
      })
      .from(orderBumps)
      .innerJoin(offers, eq(offers.id, orderBumps.offerId))
      .innerJoin(bumpProduct, eq(bumpProduct.id, offers.productId))
      .where(eq(orderBumps.productId, productId))
      .orderBy(asc(orderBumps.position)),
  ])
  if (!product) throw new AppError('product_not_found')
  return {
    ...product,
    bumps: rows.map(({ imageKey, offerStatus, productStatus, sellsInReview, ...bump }) => ({
      ...bump,
      imageUrl: imageKey === null ? null : app.store.publicUrl(imageKey),
      isForSale: offerStatus === 'ACTIVE' && isForSale({ status: productStatus, sellsInReview }),
    })),
  }
}
