import { checkoutDrafts } from '#db/schema/catalog.ts'
import { lockOffer } from '#modules/catalog/offers/lock-offer.ts'
import type { Caller } from '#rpc/caller.ts'
import type { LookInput } from './look.input.ts'
import { refuseForeignImages } from './refuse-foreign-images.ts'

/** Saves the draft of the builder, validated as if it were published. Buyers do not see it. */
export async function saveDraft(
  caller: Caller,
  { offerId, basedOn, look }: LookInput,
): Promise<{ savedAt: string }> {
  const { tx, platformId, now } = caller
  const offer = await lockOffer(caller, offerId)
  await refuseForeignImages(caller, look.builder, offer.builder)
  await tx
    .insert(checkoutDrafts)
    .values({ id: offerId, platformId, look, basedOn, savedAt: now })
    .onConflictDoUpdate({
      target: [checkoutDrafts.platformId, checkoutDrafts.id],
      set: { look, basedOn, savedAt: now },
    })
  return { savedAt: now.toISOString() }
}
