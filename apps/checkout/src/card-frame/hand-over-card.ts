import { writeBrowserCardToken } from '@balcao/domain/cards/browser-card-token'
import { cardFingerprint } from '@balcao/domain/cards/card'
import { type CardDetails, encryptCard } from '@balcao/domain/cards/card-envelope'
import type { CardFrameData } from '@balcao/domain/cards/card-frame'
import { type CardTokenCall, fillTokenCall } from '@balcao/domain/cards/card-token-call'
import { fetchWithProof } from '@balcao/ui/fetch-with-proof'
import { newId } from '#browser/new-id.ts'

export type HandedOver = { token: string; savedCardId: string | null }

const patienceMs = 15_000

/**
 * Turns a card into a form that the page may pass on: the provider's token if a browser can request one, otherwise the
 * card sealed for the vault. A provider that does not answer the browser must not prevent the sale: the card is then
 * sealed.
 */
export async function handOverCard(
  data: CardFrameData,
  card: CardDetails,
  { now, isSealed }: { now: Date; isSealed: boolean },
): Promise<HandedOver> {
  const seal = () => encryptCard(data.publicJwk, card, { now, nonce: newId(), audience: data.audience })
  const savedCardId = await keptCard(data, seal)
  const made = data.provider && !isSealed ? await askProvider(data.provider.call, card) : null
  const token =
    made !== null && data.provider
      ? writeBrowserCardToken({
          ...cardFingerprint(card.cardNumber),
          accountId: data.provider.accountId,
          token: made,
          expMonth: card.expMonth,
          expYear: card.expYear,
        })
      : await seal()
  return { token, savedCardId }
}

/** A subscription requires its stored card; a purchase with an upsell can go on without it. */
async function keptCard(
  { tokenCreditCardUrl, offerId, isKeptCardNeeded }: CardFrameData,
  seal: () => Promise<string>,
): Promise<string | null> {
  if (!tokenCreditCardUrl) return null
  const kept = keepCard(tokenCreditCardUrl, { offerId, card: await seal() })
  return isKeptCardNeeded ? kept : kept.catch(() => null)
}

async function askProvider(
  { url, body, tokenField }: CardTokenCall,
  card: CardDetails,
): Promise<string | null> {
  const answer = await postJson(url, fillTokenCall(body, card)).catch(() => null)
  const token = isRecord(answer) ? answer[tokenField] : null
  return typeof token === 'string' && token !== '' ? token : null
}

/** `checkout.tokenCreditCard`: stores the subscription's card without its security code. */
async function keepCard(url: string, input: { offerId: string; card: string }): Promise<string> {
  const answer = await postJson(url, input)
  const result = isRecord(answer) && isRecord(answer.result) ? answer.result.data : null
  if (!isRecord(result) || typeof result.id !== 'string') throw new Error('The card was not stored')
  return result.id
}

async function postJson(url: string, body: object): Promise<unknown> {
  const response = await fetchWithProof(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patienceMs),
  })
  return response.ok ? response.json() : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
