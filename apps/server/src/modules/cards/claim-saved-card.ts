import { AppError } from '@balcao/domain/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { savedCards } from '../../db/schema/cards.ts'
import type { Scope } from '../../scope.ts'

/** Binds a card that was just saved to the purchase it was saved for. One that another purchase has, or of another seller, is nobody's to give. */
export async function claimSavedCard(
  { tx }: Scope,
  {
    savedCardId,
    sellerId,
    orderId,
    buyerEmail,
    isUntried,
  }: { savedCardId: string; sellerId: string; orderId: string; buyerEmail: string; isUntried: boolean },
): Promise<void> {
  const claimed = await tx
    .update(savedCards)
    .set({ orderId, buyerEmail, isUntried })
    .where(and(eq(savedCards.id, savedCardId), eq(savedCards.sellerId, sellerId), isNull(savedCards.orderId)))
    .returning({ id: savedCards.id })
  if (claimed.length === 0) throw new AppError('input_invalid', { field: 'creditCard.creditCardId' })
}
