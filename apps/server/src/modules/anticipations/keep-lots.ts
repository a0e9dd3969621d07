import { and, eq, notInArray } from 'drizzle-orm'
import { anticipationLots } from '#db/schema/anticipations.ts'
import type { Scope } from '#scope.ts'
import type { Anticipation } from './anticipation.ts'
import type { LotQuote } from './quote-lots.ts'

/** Stores the price of each lot now, and removes all other lots from the request. */
export async function keepLots(
  { tx }: Scope,
  { id }: Anticipation,
  kept: readonly LotQuote[],
): Promise<void> {
  await tx
    .update(anticipationLots)
    .set({ isWanted: false })
    .where(
      and(
        eq(anticipationLots.anticipationId, id),
        notInArray(
          anticipationLots.lotId,
          kept.map(({ lotId }) => lotId),
        ),
      ),
    )
  for (const { lotId, amountCents, feeCents, days } of kept)
    await tx
      .update(anticipationLots)
      .set({ amountCents, feeCents, days })
      .where(and(eq(anticipationLots.anticipationId, id), eq(anticipationLots.lotId, lotId)))
}
