import { eq, max } from 'drizzle-orm'
import { checkoutLooks } from '#db/schema/catalog.ts'
import type { Scope } from '#scope.ts'

/** Number of publications of an offer's checkout; zero for the original design. */
export async function findLastNumber({ tx }: Scope, offerId: string): Promise<number> {
  const [found] = await tx
    .select({ number: max(checkoutLooks.number) })
    .from(checkoutLooks)
    .where(eq(checkoutLooks.offerId, offerId))
  return found?.number ?? 0
}
