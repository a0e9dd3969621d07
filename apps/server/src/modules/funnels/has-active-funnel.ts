import { and, eq } from 'drizzle-orm'
import { upsellFunnels } from '#db/schema/funnels.ts'
import type { Scope } from '#scope.ts'

/** Whether an active funnel follows this offer's purchase. */
export async function hasActiveFunnel({ tx }: Scope, offerId: string): Promise<boolean> {
  const found = await tx
    .select({ id: upsellFunnels.id })
    .from(upsellFunnels)
    .where(and(eq(upsellFunnels.offerId, offerId), eq(upsellFunnels.state, 'ACTIVE')))
  return found.length > 0
}
