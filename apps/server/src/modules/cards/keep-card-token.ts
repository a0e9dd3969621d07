import { and, eq, lte } from 'drizzle-orm'
import { savedCards } from '#db/schema/cards.ts'
import type { Scope } from '#scope.ts'

/**
 * Stores the token that an account returned with the charge of a purchase, by which the same account can
 * charge the saved card again. A card saved after the charge is another card and gets no token.
 */
export async function keepCardToken(
  scope: Scope,
  { orderId, createdAt }: { orderId: string; createdAt: Date },
  accountId: string,
  token: string,
): Promise<void> {
  const left = await scope.tx
    .select({ id: savedCards.id })
    .from(savedCards)
    .where(and(eq(savedCards.orderId, orderId), lte(savedCards.createdAt, createdAt)))
  for (const { id } of left) await storeCardToken(scope, id, { accountId, token })
}

/** Stores the sealed token by which one account charges a saved card again. */
export async function storeCardToken(
  { tx, app, platformId }: Scope,
  savedCardId: string,
  { accountId: tokenAccountId, token }: { accountId: string; token: string },
): Promise<void> {
  await tx
    .update(savedCards)
    .set({ token: app.secrets.seal(token, cardTokenPlace(platformId, savedCardId)), tokenAccountId })
    .where(eq(savedCards.id, savedCardId))
}

export function cardTokenPlace(platformId: string, rowId: string) {
  return { platformId, table: 'saved_cards', column: 'token', rowId }
}
