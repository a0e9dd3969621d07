import { type AffiliationTab, affiliationTabs } from '@balcao/domain/partnerships'
import { and, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { containing } from '../../../db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '../../../db/page-of.ts'
import { users } from '../../../db/schema/accounts.ts'
import { products } from '../../../db/schema/catalog.ts'
import { affiliateClickDays, affiliateTerms, affiliations } from '../../../db/schema/partners.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { termsInForce } from './terms-in-force.ts'

const affiliationOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [affiliations.createdAt, affiliations.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

const tabs = Object.keys(affiliationTabs) as [AffiliationTab, ...AffiliationTab[]]

export const affiliationListInput = z.strictObject({
  tab: z.enum(tabs),
  productId: z.uuid().optional(),
  search: z.string().trim().max(100).optional(),
  ...pageInput(affiliationOrders),
})
type ListInput = z.output<typeof affiliationListInput>

/** Those who promote the caller's own products, or ask to. */
export function listAffiliates(caller: Caller, input: ListInput) {
  return pageOfAffiliations(caller, input, {
    whose: eq(products.sellerId, caller.session.userId),
    partner: affiliations.affiliateId,
  })
}

/** The products that the caller promotes, or asks to. */
export function listAffiliations(caller: Caller, input: ListInput) {
  return pageOfAffiliations(caller, input, {
    whose: eq(affiliations.affiliateId, caller.session.userId),
    partner: products.sellerId,
  })
}

type Side = {
  whose: SQL
  /** The one on the other side, whose name is shown. */
  partner: typeof affiliations.affiliateId | typeof products.sellerId
}

const terms = alias(affiliateTerms, 'terms_of_row')
const clicksOfAffiliation = and(
  eq(affiliateClickDays.platformId, affiliations.platformId),
  eq(affiliateClickDays.affiliationId, affiliations.id),
)
const clicks =
  sql<number>`(select coalesce(sum(${affiliateClickDays.clicks}), 0) from ${affiliateClickDays} where ${clicksOfAffiliation})`.mapWith(
    Number,
  )

async function pageOfAffiliations(
  caller: Caller,
  { tab, productId, search, ...page }: ListInput,
  { whose, partner }: Side,
) {
  const pattern = search ? containing(search) : undefined
  const { rows, nextCursor } = await pageOf(affiliationOrders, page, ({ place, after, orderBy, limit }) =>
    caller.tx
      .select({
        id: affiliations.id,
        productId: products.id,
        productName: products.name,
        partnerName: users.name,
        status: affiliations.status,
        statusSince: affiliations.statusSince,
        message: affiliations.message,
        reason: affiliations.reason,
        basisPoints: terms.basisPoints,
        windowDays: terms.windowDays,
        clicks,
        createdAt: affiliations.createdAt,
        place,
      })
      .from(affiliations)
      .innerJoin(products, eq(products.id, affiliations.productId))
      .innerJoin(users, eq(users.id, partner))
      .leftJoin(terms, eq(terms.id, termsInForce(caller)))
      .where(
        and(
          whose,
          inArray(affiliations.status, affiliationTabs[tab]),
          productId === undefined ? undefined : eq(products.id, productId),
          pattern ? or(ilike(users.name, pattern), ilike(products.name, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map((row) => ({
      ...row,
      statusSince: row.statusSince?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    })),
    nextCursor,
  }
}
