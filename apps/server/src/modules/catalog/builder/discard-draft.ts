import { eq } from 'drizzle-orm'
import { checkoutDrafts } from '#db/schema/catalog.ts'
import { lockOffer } from '#modules/catalog/offers/lock-offer.ts'
import type { Caller } from '#rpc/caller.ts'

/** Deletes the draft: the builder opens with the published design. */
export async function discardDraft(caller: Caller, { offerId }: { offerId: string }): Promise<void> {
  await lockOffer(caller, offerId)
  await caller.tx.delete(checkoutDrafts).where(eq(checkoutDrafts.id, offerId))
}
