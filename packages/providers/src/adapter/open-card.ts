import type { CardData, ProviderContext } from '#contract.ts'
import { invalidRequest, ProviderFailed } from './provider-failed.ts'

/**
 * Five parts separated by dots, the second possibly empty: a card sealed for our own vault, not a provider's token.
 */
const compactEnvelope = /^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/

export function isSealedCard(cardId: string): boolean {
  return compactEnvelope.test(cardId)
}

export async function openCard(
  sealedCard: string | undefined,
  { decryptCard, needsCode }: Pick<ProviderContext, 'decryptCard'> & { needsCode: boolean },
): Promise<CardData> {
  if (!sealedCard) throw invalidRequest('Card token is required for credit card payments.')
  if (!decryptCard) throw new Error('A card cannot be opened without decryptCard in the context')
  const card = await decryptCard(sealedCard)
  // The provider would also decline the card, and a retry would not help.
  if (needsCode && card.cvv === '')
    throw new ProviderFailed({ kind: 'declined', message: 'The security code of the card is required.' })
  return card
}
