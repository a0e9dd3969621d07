import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import { encryptCard } from '@balcao/domain/card-envelope'
import { and, eq } from 'drizzle-orm'
import { savedCards } from '../../db/schema/cards.ts'
import type { Scope } from '../../scope.ts'
import { savedCardPlace } from './save-card.ts'

/**
 * The card that a buyer left with an order, sealed anew for one charge: for a renewal or an offer accepted with one click. The security
 * code is not among it, because nobody has kept it.
 */
export async function openSavedCard(scope: Scope, orderId: string): Promise<string> {
  const { tx, app, platformId, now } = scope
  const [saved] = await tx
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.orderId, orderId)))
  if (!saved || saved.expiresAt <= now) throw new AppError('errorCardDeclined')
  const { number, holderDocument } = JSON.parse(
    app.secrets.open(saved.sealed, savedCardPlace(platformId, saved.id)),
  )
  const { holderName, expMonth, expYear } = saved
  return encryptCard(
    app.cardKeys.publicJwk,
    { cardNumber: number, holderName, holderDocument: holderDocument ?? '', expMonth, expYear, cvv: '' },
    { now, nonce: randomUUID(), audience: platformId },
  )
}
