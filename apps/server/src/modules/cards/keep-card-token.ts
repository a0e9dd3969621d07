import { and, eq, lte } from 'drizzle-orm'
import { savedCards } from '#db/schema/cards.ts'
import type { Scope } from '#scope.ts'

/**
 * Stores the token that an account returned with the charge of a purchase: it charges the card saved with
 * that purchase again. A card saved after the charge is another card and gets no token.
 */
export async function keepCardToken(
  { tx, app, platformId }: Scope,
  { orderId, createdAt }: { orderId: string; createdAt: Date },
  tokenAccountId: string,
  token: string,
): Promise<void> {
  const left = await tx
    .select({ id: savedCards.id })
    .from(savedCards)
    .where(and(eq(savedCards.orderId, orderId), lte(savedCards.createdAt, createdAt)))
  for (const { id } of left)
    await tx
      .update(savedCards)
      .set({ token: app.secrets.seal(token, cardTokenPlace(platformId, id)), tokenAccountId })
      .where(eq(savedCards.id, id))
}

export function cardTokenPlace(platformId: string, rowId: string) {
  return { platformId, table: 'saved_cards', column: 'token', rowId }
}
