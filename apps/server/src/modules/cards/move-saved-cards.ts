import { inArray } from 'drizzle-orm'
import { savedCards } from '#db/schema/cards.ts'
import type { Scope } from '#scope.ts'

/** Moves the saved cards of these orders to another address of the same buyer. */
export async function moveSavedCards(
  { tx }: Scope,
  { orderIds, buyerEmail }: { orderIds: readonly string[]; buyerEmail: string },
): Promise<void> {
  await tx
    .update(savedCards)
    .set({ buyerEmail })
    .where(inArray(savedCards.orderId, [...orderIds]))
}
