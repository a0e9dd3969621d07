import { changedFacts } from '@balcao/domain/delivery/product-review'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, desc, eq } from 'drizzle-orm'
import { offers, productReviews, products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'

/** A product for its own seller's form, with the `version` that the form sends back (optimistic lock). */
export async function getProduct({ app, tx, session }: Caller, { productId }: { productId: string }) {
  const [[product], itsOffers, [review]] = await Promise.all([
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
    tx
      .select()
      .from(productReviews)
      .where(eq(productReviews.productId, productId))
      .orderBy(desc(eq(productReviews.state, 'OPEN')), desc(productReviews.sentAt), desc(productReviews.id))
      .limit(1),
  ])
  if (!product) throw new AppError('product_not_found')
  const { platformId: _platform, sellerId: _seller, imageKey, createdAt, ...shown } = product
  const imageOf = (key: string | null) => (key === null ? null : { key, url: app.store.publicUrl(key) })
  return {
    ...shown,
    image: imageOf(imageKey),
    createdAt: createdAt.toISOString(),
    offers: itsOffers,
    /** The last submission to the platform, and its answer. */
    review: review ? reviewOf(review) : null,
    /** Proposed data that buyers will see after the approval; the fields above are the approved data. */
    change:
      review?.state === 'OPEN' && review.proposal
        ? {
            ...review.proposal,
            image: imageOf(review.proposal.imageKey),
            fields: changedFacts(product, review.proposal),
          }
        : null,
  }
}

function reviewOf({ kind, state, reason, sentAt, decidedAt }: typeof productReviews.$inferSelect) {
  return {
    kind,
    state,
    reason,
    sentAt: sentAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

/** The list of offers has a screen of its own. */
const offersMax = 100
