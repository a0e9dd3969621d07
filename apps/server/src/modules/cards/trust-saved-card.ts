import { and, eq, lte } from 'drizzle-orm'
import { savedCards } from '../../db/schema/cards.ts'
import type { Scope } from '../../scope.ts'

/** A charge of a subscription was approved: the card that it had when it was asked for is good, and no longer counts as a typed one. */
export async function trustSavedCard(
  { tx }: Scope,
  { savedCardId, chargedAt }: { savedCardId: string; chargedAt: Date },
): Promise<void> {
  await tx
    .update(savedCards)
    .set({ isUntried: false })
    .where(and(eq(savedCards.id, savedCardId), savedCards.isUntried, lte(savedCards.createdAt, chargedAt)))
}
