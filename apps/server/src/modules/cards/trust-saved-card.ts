import { and, eq, lte } from 'drizzle-orm'
import { savedCards } from '#db/schema/cards.ts'
import type { Scope } from '#scope.ts'

/**
 * Marks the card of an approved subscription charge as proven, so that it no longer counts as a typed card.
 * Applies to the card in use when the charge was requested.
 */
export async function trustSavedCard(
  { tx }: Scope,
  { savedCardId, chargedAt }: { savedCardId: string; chargedAt: Date },
): Promise<void> {
  await tx
    .update(savedCards)
    .set({ isUntried: false })
    .where(and(eq(savedCards.id, savedCardId), savedCards.isUntried, lte(savedCards.createdAt, chargedAt)))
}
