import { and, desc, eq, ilike, isNull, lte, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '../../../db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '../../../db/page-of.ts'
import { users } from '../../../db/schema/accounts.ts'
import { offers, products } from '../../../db/schema/catalog.ts'
import { affiliatePrograms, affiliateTerms, affiliations } from '../../../db/schema/partners.ts'
import type { Caller } from '../../../rpc/caller.ts'

const programOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [affiliatePrograms.createdAt, affiliatePrograms.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const programListInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  category: z.string().max(100).optional(),
  ...pageInput(programOrders),
})

/** The shop window of products that look for affiliates: everybody's on the platform but the caller's own. */
export async function listPrograms(
  caller: Caller,
  { search, category, ...page }: z.output<typeof programListInput>,
) {
  const { app, tx, session } = caller
  const { rows, nextCursor } = await pageOf(programOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({ ...programColumns(caller), place })
      .from(affiliatePrograms)
      .innerJoin(products, eq(products.id, affiliatePrograms.productId))
      .innerJoin(users, eq(users.id, products.sellerId))
      .leftJoin(affiliations, ownAffiliation(caller))
      .where(
        and(
          isOpenToAffiliates,
          eq(affiliatePrograms.isListed, true),
          ne(products.sellerId, session.userId),
          category === undefined ? undefined : eq(products.category, category),
          search ? ilike(products.name, containing(search)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ imageKey, ...row }) => ({
      ...row,
      imageUrl: imageKey === null ? null : app.store.publicUrl(imageKey),
    })),
    nextCursor,
  }
}

export const isOpenToAffiliates = and(
  eq(affiliatePrograms.isOpen, true),
  eq(products.status, 'APPROVED'),
  eq(users.status, 'ACTIVE'),
)

export function ownAffiliation({ session }: Caller) {
  return and(eq(affiliations.productId, products.id), eq(affiliations.affiliateId, session.userId))
}

/** What somebody reads who thinks of promoting a product. */
export function programColumns({ tx, now }: Caller) {
  const ofProgram = tx
    .select({ basisPoints: affiliateTerms.basisPoints })
    .from(affiliateTerms)
    .where(
      and(
        eq(affiliateTerms.productId, affiliatePrograms.productId),
        isNull(affiliateTerms.affiliationId),
        lte(affiliateTerms.effectiveFrom, now),
      ),
    )
    .orderBy(desc(affiliateTerms.effectiveFrom))
    .limit(1)
  const cheapest = tx
    .select({ price: sql`min(${offers.priceCents})` })
    .from(offers)
    .where(and(eq(offers.productId, products.id), eq(offers.status, 'ACTIVE')))
  return {
    productId: products.id,
    productName: products.name,
    imageKey: products.imageKey,
    category: products.category,
    currency: products.currency,
    sellerName: users.name,
    description: affiliatePrograms.description,
    needsApproval: affiliatePrograms.needsApproval,
    basisPoints: sql<number | null>`(${ofProgram})`,
    priceFromCents: sql<number | null>`(${cheapest})`.mapWith(Number),
    ownStatus: affiliations.status,
  }
}
