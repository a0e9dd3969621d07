import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { checkoutDrafts, checkoutLooks, offers } from '#db/schema/catalog.ts'
import { lockOffer } from '#modules/catalog/offers/lock-offer.ts'
import type { Caller } from '#rpc/caller.ts'
import { findLastNumber } from './find-last-number.ts'
import type { LookInput } from './look.input.ts'
import { lookOf } from './look-of.ts'
import { refuseForeignImages } from './refuse-foreign-images.ts'

/** Publishes a design from the next page view on. Former ones can be restored. */
export async function publishLook(
  caller: Caller,
  { offerId, basedOn, look }: LookInput,
): Promise<{ number: number }> {
  const { tx, platformId, now, session } = caller
  const offer = await lockOffer(caller, offerId)
  const lastNumber = await findLastNumber(caller, offerId)
  if (basedOn !== lastNumber) throw new AppError('record_changed')
  await refuseForeignImages(caller, look.builder, offer.builder)
  const entry = { platformId, offerId, publishedById: session.userId, publishedAt: now }
  // The original design was never published in the builder, and is stored as the first publication.
  const first =
    lastNumber === 0 ? [{ ...entry, number: 1, look: lookOf(offer), publishedAt: offer.createdAt }] : []
  const number = lastNumber + first.length + 1
  await tx.insert(checkoutLooks).values([...first, { ...entry, number, look }])
  await tx
    .update(offers)
    .set({ ...look, version: offer.version + 1 })
    .where(eq(offers.id, offerId))
  await tx.delete(checkoutDrafts).where(eq(checkoutDrafts.id, offerId))
  return { number }
}
