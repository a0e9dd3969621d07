import { AppError } from '@balcao/domain/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { savedCards } from '../../db/schema/cards.ts'
import type { Scope } from '../../scope.ts'
import type { CardInHand } from './card-in-hand.ts'

/**
 * Binds a card that was just saved to the purchase it was saved for. One that another purchase has, of another seller, or of another number
 * than the purchase itself is charged with, is nobody's to give.
 */
export async function claimSavedCard(
  { tx }: Scope,
  {
    savedCardId,
    sellerId,
    orderId,
    buyerEmail,
    isUntried,
    charged = null,
  }: {
    savedCardId: string
    sellerId: string
    orderId: string
    buyerEmail: string
    isUntried: boolean
    charged?: CardInHand['fingerprint']
  },
): Promise<void> {
  const claimed = await tx
    .update(savedCards)
    .set({ orderId, buyerEmail, isUntried })
    .where(
      and(
        eq(savedCards.id, savedCardId),
        eq(savedCards.sellerId, sellerId),
        isNull(savedCards.orderId),
        charged ? and(eq(savedCards.bin, charged.bin), eq(savedCards.lastFour, charged.lastFour)) : undefined,
      ),
    )
    .returning({ id: savedCards.id })
  if (claimed.length === 0) throw new AppError('input_invalid', { field: 'creditCard.creditCardId' })
}
