import { and, eq } from 'drizzle-orm'
import { announcedPurchases } from '#db/schema/tracking.ts'
import type { Scope } from '#scope.ts'

/**
 * Claims the browser's report of a purchase: `ALL` at the first claim, `WITHOUT_ANALYTICS` if our server has reported
 * the purchase to Google Analytics, null if the browser has claimed the report before.
 */
export async function claimForBrowser(
  { tx, platformId, now }: Scope,
  orderId: string,
): Promise<'ALL' | 'WITHOUT_ANALYTICS' | null> {
  const first = await tx
    .insert(announcedPurchases)
    .values({ id: orderId, platformId, by: 'BROWSER', at: now })
    .onConflictDoNothing()
    .returning({ id: announcedPurchases.id })
  if (first.length > 0) return 'ALL'
  const second = await tx
    .update(announcedPurchases)
    .set({ by: 'BOTH' })
    .where(and(eq(announcedPurchases.id, orderId), eq(announcedPurchases.by, 'SERVER')))
    .returning({ id: announcedPurchases.id })
  return second.length > 0 ? 'WITHOUT_ANALYTICS' : null
}

/**
 * Claims the server's report of a purchase to Google Analytics: false if a browser has reported it. Google Analytics
 * recognises a repeated purchase only from the same visitor, and a server is another visitor. So only one of the two
 * may report.
 */
export async function claimForServer({ tx, platformId, now }: Scope, orderId: string): Promise<boolean> {
  await tx
    .insert(announcedPurchases)
    .values({ id: orderId, platformId, by: 'SERVER', at: now })
    .onConflictDoNothing()
  const [claimed] = await tx
    .select({ by: announcedPurchases.by })
    .from(announcedPurchases)
    .where(eq(announcedPurchases.id, orderId))
  return claimed?.by !== 'BROWSER'
}
