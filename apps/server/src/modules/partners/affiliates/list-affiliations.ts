import { affiliateTabs, affiliationTabs } from '@balcao/domain/people/partnerships'
import { and, desc, eq, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orderShares, orders } from '#db/schema/orders.ts'
import { affiliateClickDays, affiliatePrograms, affiliateTerms, affiliations } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'
import { type AffiliationPeriod, affiliationPeriod } from './affiliation-period.ts'
import { readAffiliateSales } from './read-affiliate-sales.ts'

const affiliationOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [affiliations.createdAt, affiliations.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

const filters = {
  productId: z.uuid().optional(),
  search: z.string().trim().max(100).optional(),
  ...affiliationPeriod,
  ...pageInput(affiliationOrders),
}

const tabsOf = <Tabs extends object>(tabs: Tabs) =>
  Object.keys(tabs) as [keyof Tabs & string, ...(keyof Tabs & string)[]]

export const affiliateListInput = z.strictObject({ tab: z.enum(tabsOf(affiliateTabs)), ...filters })
export const affiliationListInput = z.strictObject({ tab: z.enum(tabsOf(affiliationTabs)), ...filters })

/** Affiliates and applicants of the caller's own products. */
export function listAffiliates(caller: Caller, { tab, ...input }: z.output<typeof affiliateListInput>) {
  return pageOfAffiliations(caller, input, {
    whose: and(
      eq(products.sellerId, caller.session.userId),
      inArray(affiliations.status, affiliateTabs[tab]),
    ),
    partner: affiliations.affiliateId,
  })
}

/** Products that the caller promotes, or has requested to promote. */
export function listAffiliations(caller: Caller, { tab, ...input }: z.output<typeof affiliationListInput>) {
  return pageOfAffiliations(caller, input, {
    whose: and(
      eq(affiliations.affiliateId, caller.session.userId),
      inArray(affiliations.status, affiliationTabs[tab]),
    ),
    partner: products.sellerId,
  })
}

export type Side = {
  /** Condition of the affiliations that the caller sees. */
  whose: SQL | undefined
  /** The other party, whose name is shown. */
  partner: typeof affiliations.affiliateId | typeof products.sellerId
}

const terms = alias(affiliateTerms, 'terms_of_row')

export async function pageOfAffiliations(
  caller: Caller,
  { productId, search, from, to, ...page }: Omit<z.output<typeof affiliationListInput>, 'tab'>,
  { whose, partner }: Side,
) {
  const pattern = search ? containing(search) : undefined
  const { rows, nextCursor } = await pageOf(affiliationOrders, page, ({ place, after, orderBy, limit }) =>
    caller.tx
      .select({
        id: affiliations.id,
        productId: products.id,
        productName: products.name,
        imageKey: products.imageKey,
        affiliateId: affiliations.affiliateId,
        partnerName: users.name,
        status: affiliations.status,
        statusSince: affiliations.statusSince,
        message: affiliations.message,
        reason: affiliations.reason,
        attribution: affiliatePrograms.attribution,
        basisPoints: terms.basisPoints,
        tiers: terms.tiers,
        currency: products.currency,
        windowDays: terms.windowDays,
        rules: terms.rules,
        termsId: affiliations.termsId,
        termsVersion: terms.version,
        termsAcceptedAt: affiliations.termsAcceptedAt,
        clicks: clicksOf(caller, { from, to }),
        createdAt: affiliations.createdAt,
        place,
      })
      .from(affiliations)
      .innerJoin(products, eq(products.id, affiliations.productId))
      .innerJoin(users, eq(users.id, partner))
      .leftJoin(affiliatePrograms, eq(affiliatePrograms.productId, affiliations.productId))
      .leftJoin(terms, eq(terms.id, affiliations.termsId))
      .where(
        and(
          whose,
          productId === undefined ? undefined : eq(products.id, productId),
          pattern ? or(ilike(users.name, pattern), ilike(products.name, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  const [sales, offeredTo] = await Promise.all([
    readSalesOf(caller, rows, { from, to }),
    readOfferedTerms(caller, rows),
  ])
  return {
    rows: rows.map(({ affiliateId, imageKey, ...row }) => ({
      ...row,
      imageUrl: imageKey === null ? null : caller.app.store.publicUrl(imageKey),
      /** By currency: a product whose currency has changed has sales in two. */
      sales: sales
        .filter((sums) => sums.affiliateId === affiliateId && sums.productId === row.productId)
        .map(({ affiliateId: _affiliate, productId: _product, ...sums }) => sums),
      termsAcceptedAt: row.termsAcceptedAt?.toISOString() ?? null,
      /** A version that the owner offers and the affiliate has not accepted; null if there is none. */
      offeredTerms: offeredTo(row),
      statusSince: row.statusSince?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    })),
    nextCursor,
  }
}

function clicksOf({ tx }: Caller, { from, to }: AffiliationPeriod) {
  const counted = tx
    .select({ sum: sql`coalesce(sum(${affiliateClickDays.clicks}), 0)` })
    .from(affiliateClickDays)
    .where(
      and(
        eq(affiliateClickDays.affiliationId, affiliations.id),
        from === undefined ? undefined : gte(affiliateClickDays.day, new Date(from)),
        to === undefined ? undefined : lt(affiliateClickDays.day, new Date(to)),
      ),
    )
  return sql<number>`(${counted})`.mapWith(Number)
}

type Pair = { id: string; affiliateId: string; productId: string }

async function readSalesOf(caller: Caller, pairs: readonly Pair[], period: AffiliationPeriod) {
  if (pairs.length === 0) return []
  const affiliateIds = [...new Set(pairs.map(({ affiliateId }) => affiliateId))]
  const productIds = [...new Set(pairs.map(({ productId }) => productId))]
  return readAffiliateSales(
    caller,
    and(inArray(orderShares.userId, affiliateIds), inArray(orders.productId, productIds)),
    period,
  )
}

/** The newest version offered to each affiliate: their own terms, else the program's. */
async function readOfferedTerms({ tx }: Caller, pairs: readonly Pair[]) {
  const newestFirst =
    pairs.length === 0
      ? []
      : await tx
          .select()
          .from(affiliateTerms)
          .where(
            and(
              inArray(affiliateTerms.productId, [...new Set(pairs.map(({ productId }) => productId))]),
              or(
                isNull(affiliateTerms.affiliationId),
                inArray(
                  affiliateTerms.affiliationId,
                  pairs.map(({ id }) => id),
                ),
              ),
            ),
          )
          .orderBy(desc(affiliateTerms.version))
  return ({ id, productId, termsId }: Pick<Pair, 'id' | 'productId'> & { termsId: string | null }) => {
    const newest =
      newestFirst.find(({ affiliationId }) => affiliationId === id) ??
      newestFirst.find((one) => one.affiliationId === null && one.productId === productId)
    if (!newest || newest.id === termsId) return null
    const { basisPoints, tiers, windowDays, rules, version, createdAt } = newest
    return {
      termsId: newest.id,
      basisPoints,
      tiers,
      windowDays,
      rules,
      version,
      offeredAt: createdAt.toISOString(),
    }
  }
}
