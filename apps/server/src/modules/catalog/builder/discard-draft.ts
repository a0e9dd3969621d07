import { eq } from 'drizzle-orm'
import { checkoutDrafts } from '../../../db/schema/catalog.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { lockOffer } from '../offers/lock-offer.ts'

/** Forgets what was being made: the builder opens with what is published. */
export async function discardDraft(caller: Caller, { offerId }: { offerId: string }): Promise<void> {
  await lockOffer(caller, offerId)
  await caller.tx.delete(checkoutDrafts).where(eq(checkoutDrafts.id, offerId))
}
