import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { savedCards } from '#db/schema/cards.ts'
import type { Scope } from '#scope.ts'
import type { CardInHand } from './card-in-hand.ts'

/**
 * Binds a newly saved card to its purchase. Refused for a card of another purchase or seller, or with another
 * number than the purchase is charged with.
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
