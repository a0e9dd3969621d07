import { cardDigits } from '@balcao/domain/cards/card'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { fallbackAddress } from '#adapter/fallback-address.ts'
import { isSealedCard } from '#adapter/open-card.ts'
import { path } from '#adapter/path.ts'
import { missingCredential } from '#adapter/provider-failed.ts'
import type { CardData } from '#contract.ts'
import type { CreateTransaction, GetCardId, TokenizeCard } from '#inputs.ts'
import type { CardId, CardToken } from '#results.ts'
import { addressBlock, customerBlock } from './customer.ts'
import type { PagarmeApi } from './pagarme-api.ts'

/**
 * For the card of a buyer who was not asked for an address: without a billing address every card is refused.
 */
const addressOfNobody = { ...fallbackAddress, number: 'S/N' }

/** A card is sealed by the card frame, or is a token or a saved card made by Pagar.me before. */
export async function cardBlock({ cardId, address = addressOfNobody }: CreateTransaction, api: PagarmeApi) {
  const card = { billing_address: addressBlock(address) }
  if (cardId && !isSealedCard(cardId))
    return cardId.startsWith('token_') ? { card_token: cardId, card } : { card_id: cardId, card }
  return { card: { ...openCardBlock(await api.openCard(cardId)), ...card } }
}

/** Called with the public key alone, as browsers do. */
export async function tokenizePagarmeCard({ sealedCard }: TokenizeCard, api: PagarmeApi): Promise<CardToken> {
  const { publicKey } = api.credentials
  if (!publicKey) throw missingCredential('Public key is required')
  const body = { type: 'card', card: openCardBlock(await api.openCard(sealedCard)) }
  const answer = await api.post('/tokens', body, { query: { appId: publicKey }, auth: {} })
  return { token: answer.identifier('id') }
}

/**
 * A token expires within a minute and is valid once. Stored under its customer, the card can be charged again.
 */
export async function keepPagarmeCard({ token, customer }: GetCardId, api: PagarmeApi): Promise<CardId> {
  if (!customer) return { cardId: token }
  const owner = (await api.post('/customers', customerBlock(customer))).identifier('id')
  return { cardId: (await api.post(path`/customers/${owner}/cards`, { token })).identifier('id') }
}

function openCardBlock({ number, holderName, holderDocument, expMonth, expYear, cvv }: CardData) {
  return {
    number: cardDigits(number),
    holder_name: holderName,
    holder_document: holderDocument && onlyDocumentCharacters(holderDocument),
    exp_month: expMonth,
    exp_year: expYear,
    // A renewal has no security code: it is never stored.
    cvv: cvv || undefined,
  }
}
