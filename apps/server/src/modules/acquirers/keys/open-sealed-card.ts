import { decryptCard, type OpenedCard } from '@balcao/domain/cards/card-envelope'
import { AppError } from '@balcao/domain/texts/app-error'
import type { CardData } from '@balcao/providers/contract'
import type { App } from '#app.ts'

/** Opens a card for the duration of one call; it is not stored. The nonce lets the caller enforce single use. */
export async function openSealedCard(
  app: App,
  platformId: string,
  sealedCard: string,
): Promise<{ card: CardData; nonce: string }> {
  const reading = await readCard(app, platformId, sealedCard)
  if (!reading.opened) throw new AppError('errorCardDeclined')
  const { cardNumber, ...card } = reading.card
  return { card: { number: cardNumber, ...card }, nonce: reading.nonce }
}

async function readCard(
  { cardKeys, worldClock }: App,
  platformId: string,
  sealedCard: string,
): Promise<OpenedCard> {
  const terms = { now: worldClock.now(), audience: platformId }
  let reading = await decryptCard(cardKeys.privateJwk, sealedCard, terms)
  for (const former of cardKeys.formerPrivateJwks) {
    if (reading.opened || reading.problem !== 'UNREADABLE') break
    reading = await decryptCard(former, sealedCard, terms)
  }
  return reading
}
