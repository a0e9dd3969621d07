import { and, eq } from 'drizzle-orm'
import { announcedPurchases } from '#db/schema/tracking.ts'
import type { Scope } from '#scope.ts'

/**
 * Claims the report of a purchase by the buyer's browser: refused after the first, and without Google Analytics
 * where our server has told it already.
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
 * Claims the report to Google Analytics by our server. It recognises a purchase by its id only where the same
 * visitor repeats it, and a server is another visitor: so either the browser tells it or the server does.
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
