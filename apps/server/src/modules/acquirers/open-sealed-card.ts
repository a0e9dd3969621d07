import { AppError } from '@balcao/domain/app-error'
import { decryptCard } from '@balcao/domain/card-envelope'
import type { CardData } from '@balcao/providers/contract'
import type { App } from '../../app.ts'

/** Opens a card for the length of one provider call; nothing keeps it. */
export async function openSealedCard(app: App, sealedCard: string): Promise<CardData> {
  const reading = await decryptCard(app.cardKeys.privateJwk, sealedCard, { now: app.clock.now() })
  if (!reading.opened) throw new AppError('errorCardDeclined')
  const { cardNumber, ...card } = reading.card
  return { number: cardNumber, ...card }
}
