import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { accessGrants, playbackPlaces, productContents } from '#db/schema/access.ts'
import type { Caller } from '#rpc/caller.ts'

export const placeInput = z.strictObject({
  grantId: z.uuid(),
  contentId: z.uuid(),
  seconds: z.int().min(0).max(360_000),
})

/** Remembers where the buyer left a content; the last device counts. */
export async function keepPlace(
  { tx, platformId, session, now }: Caller,
  { grantId, contentId, seconds }: z.output<typeof placeInput>,
): Promise<void> {
  const [content] = await tx
    .select({ id: productContents.id })
    .from(accessGrants)
    .innerJoin(productContents, eq(productContents.productId, accessGrants.productId))
    .where(
      and(
        eq(accessGrants.id, grantId),
        eq(accessGrants.customerId, session.userId),
        eq(productContents.id, contentId),
      ),
    )
  if (!content) throw new AppError('not_found')
  await tx
    .insert(playbackPlaces)
    .values({ platformId, grantId, contentId, seconds, keptAt: now })
    .onConflictDoUpdate({
      target: [playbackPlaces.platformId, playbackPlaces.grantId, playbackPlaces.contentId],
      set: { seconds, keptAt: now },
    })
}
