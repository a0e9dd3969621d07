import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { offers } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockOffer } from './lock-offer.ts'

export const offerMoveInput = z.strictObject({ offerId: z.uuid(), to: z.enum(['ACTIVE', 'PAUSED']) })

/** Closes or reopens the checkout of one offer. Existing purchases and subscriptions go on. */
export async function moveOffer(
  caller: Caller,
  { offerId, to }: z.output<typeof offerMoveInput>,
): Promise<void> {
  const { status, version, priceCents } = await lockOffer(caller, offerId)
  if (status === to) throw new AppError('record_changed')
  if (to === 'ACTIVE' && priceCents === 0) throw new AppError('input_invalid', { field: 'priceCents' })
  await caller.tx
    .update(offers)
    .set({ status: to, version: version + 1 })
    .where(eq(offers.id, offerId))
}
