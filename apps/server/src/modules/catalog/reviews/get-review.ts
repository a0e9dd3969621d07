import { changedFacts } from '@balcao/domain/delivery/product-review'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, count, desc, eq, ne } from 'drizzle-orm'
import { productContents } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { offers, productReviews, products } from '#db/schema/catalog.ts'
import { courseLessons, courseModules } from '#db/schema/courses.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * All data for a decision: the current product, its contents, the proposed data, its offers, and former
 * decisions about it and about its seller.
 */
export async function getReview({ app, tx }: Caller, { reviewId }: { reviewId: string }) {
  const [found] = await tx
    .select({
      review: productReviews,
      product: products,
      sellerName: users.name,
      sellerSince: users.createdAt,
    })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(eq(productReviews.id, reviewId))
  if (!found) throw new AppError('not_found')
  const { review, product, sellerName, sellerSince } = found
  const [sold, history, contents, lessons, verdicts] = await Promise.all([
    tx
      .select({
        id: offers.id,
        title: offers.title,
        type: offers.type,
        priceCents: offers.priceCents,
        status: offers.status,
      })
      .from(offers)
      .where(eq(offers.productId, product.id))
      .orderBy(asc(offers.createdAt), asc(offers.id))
      .limit(20),
    tx
      .select({
        id: productReviews.id,
        kind: productReviews.kind,
        state: productReviews.state,
        reason: productReviews.reason,
        sentAt: productReviews.sentAt,
        decidedAt: productReviews.decidedAt,
      })
      .from(productReviews)
      .where(eq(productReviews.productId, product.id))
      .orderBy(desc(productReviews.sentAt), desc(productReviews.id))
      .limit(20),
    tx
      .select({
        id: productContents.id,
        kind: productContents.kind,
        title: productContents.title,
        url: productContents.url,
      })
      .from(productContents)
      .where(eq(productContents.productId, product.id))
      .orderBy(asc(productContents.position))
      .limit(50),
    tx
      .select({ id: courseLessons.id, kind: courseLessons.kind, title: courseLessons.title })
      .from(courseLessons)
      .innerJoin(courseModules, eq(courseModules.id, courseLessons.moduleId))
      .where(and(eq(courseLessons.productId, product.id), eq(courseLessons.isPublished, true)))
      .orderBy(asc(courseModules.position), asc(courseLessons.position), asc(courseLessons.id))
      .limit(200),
    tx
      .select({ state: productReviews.state, reviews: count() })
      .from(productReviews)
      .innerJoin(products, eq(products.id, productReviews.productId))
      .where(and(eq(products.sellerId, product.sellerId), ne(productReviews.id, reviewId)))
      .groupBy(productReviews.state),
  ])
  const decided = (state: (typeof verdicts)[number]['state']) =>
    verdicts.find((row) => row.state === state)?.reviews ?? 0
  const urlOf = (key: string | null) => (key === null ? null : app.store.publicUrl(key))
  const proposal = review.proposal
  return {
    id: review.id,
    kind: review.kind,
    state: review.state,
    message: review.message,
    reason: review.reason,
    sentAt: review.sentAt.toISOString(),
    /** Sent back with the decision (optimistic lock). */
    version: product.version,
    sellerName,
    /** Outcomes of the seller's former submissions. */
    seller: {
      since: sellerSince.toISOString(),
      approved: decided('APPROVED'),
      needsChanges: decided('NEEDS_CHANGES'),
      refused: decided('REJECTED'),
    },
    contents,
    /** Published lessons of its course. */
    lessons,
    product: {
      id: product.id,
      name: product.name,
      description: product.description,
      category: product.category,
      ageRating: product.ageRating,
      type: product.type,
      status: product.status,
      salesPageUrl: product.salesPageUrl,
      currency: product.currency,
      guaranteeDays: product.guaranteeDays,
      imageUrl: urlOf(product.imageKey),
    },
    change: proposal && {
      fields: changedFacts(product, proposal),
      name: proposal.name,
      description: proposal.description,
      category: proposal.category,
      ageRating: proposal.ageRating,
      salesPageUrl: proposal.salesPageUrl,
      imageUrl: urlOf(proposal.imageKey),
    },
    offers: sold,
    history: history.map((row) => ({
      ...row,
      sentAt: row.sentAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
    })),
  }
}
