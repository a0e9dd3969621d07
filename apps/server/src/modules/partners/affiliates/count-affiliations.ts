import { type AffiliationStatus, affiliateTabs, affiliationTabs } from '@balcao/domain/people/partnerships'
import { eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { affiliations } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'

/** Number of affiliates of the caller's own products in each tab. */
export function countAffiliates(caller: Caller) {
  return countByTab(caller, affiliateTabs, eq(products.sellerId, caller.session.userId))
}

/** Number of affiliations of the caller in each tab. */
export function countAffiliations(caller: Caller) {
  return countByTab(caller, affiliationTabs, eq(affiliations.affiliateId, caller.session.userId))
}

async function countByTab<Tab extends string>(
  { tx }: Caller,
  tabs: Record<Tab, readonly AffiliationStatus[]>,
  whose: SQL,
): Promise<Record<Tab, number>> {
  const counted = await tx
    .select({ status: affiliations.status, count: sql<number>`count(*)`.mapWith(Number) })
    .from(affiliations)
    .innerJoin(products, eq(products.id, affiliations.productId))
    .where(whose)
    .groupBy(affiliations.status)
  const entries = (Object.entries(tabs) as [Tab, readonly AffiliationStatus[]][]).map(([tab, statuses]) => [
    tab,
    counted.reduce((sum, { status, count }) => (statuses.includes(status) ? sum + count : sum), 0),
  ])
  return Object.fromEntries(entries)
}
