import { eq } from 'drizzle-orm'
import { savedCards } from '../../db/schema/cards.ts'
import type { Scope } from '../../scope.ts'

/** Its holder gave another one, or wants it gone. */
export async function forgetSavedCard({ tx }: Scope, savedCardId: string): Promise<void> {
  await tx.delete(savedCards).where(eq(savedCards.id, savedCardId))
}
