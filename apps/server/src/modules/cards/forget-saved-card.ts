import { eq } from 'drizzle-orm'
import { savedCards } from '#db/schema/cards.ts'
import type { Scope } from '#scope.ts'

/** Deletes a saved card after its holder replaced or removed it. */
export async function forgetSavedCard({ tx }: Scope, savedCardId: string): Promise<void> {
  await tx.delete(savedCards).where(eq(savedCards.id, savedCardId))
}
