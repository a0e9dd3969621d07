import { AppError } from '@balcao/domain/app-error'
import { decryptCard } from '@balcao/domain/card-envelope'
import type { CardData } from '@balcao/providers/contract'
import type { App } from '../../app.ts'

/** Opens a card for the length of one call; nothing keeps it. The nonce is for whoever lets it be used once. */
export async function openSealedCard(
  app: App,
  platformId: string,
  sealedCard: string,
): Promise<{ card: CardData; nonce: string }> {
  const now = app.clock.now()
  const reading = await decryptCard(app.cardKeys.privateJwk, sealedCard, { now, audience: platformId })
  if (!reading.opened) throw new AppError('errorCardDeclined')
  const { cardNumber, ...card } = reading.card
  return { card: { number: cardNumber, ...card }, nonce: reading.nonce }
}
