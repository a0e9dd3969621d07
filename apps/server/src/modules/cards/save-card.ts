import { randomUUID } from 'node:crypto'
import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { cardBrand, cardFingerprint, isCardExpiryValid, isValidCardNumber } from '@balcao/domain/cards/card'
import type { CardConsent } from '@balcao/domain/cards/saved-card-consent'
import { AppError } from '@balcao/domain/texts/app-error'
import type { Locale } from '@balcao/domain/vocabulary'
import { savedCards } from '#db/schema/cards.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { openSealedCard } from '#modules/acquirers/keys/open-sealed-card.ts'
import type { Scope } from '#scope.ts'
import { velocityKey } from './velocity-key.ts'

export type CardToSave = {
  sealedCard: string
  sellerId: string
  locale: Locale
  ip: string
  consent: CardConsent
}

/**
 * Saves a card for the next charges of a subscription, or for the offers right after the purchase. No
 * acquirer is called, so that cards cannot be tested here: the purchase, whose tries are counted, shows
 * whether the card is good.
 */
export async function saveCard(
  scope: Scope,
  { sealedCard, sellerId, locale, ip, consent }: CardToSave,
): Promise<string> {
  const { tx, app, platformId, now } = scope
  const { card, nonce } = await openSealedCard(app, platformId, sealedCard)
  const { number, holderName, holderDocument, expMonth, expYear } = card
  if (
    !isValidCardNumber(number) ||
    !isCardExpiryValid({ month: expMonth, year: expYear }, dayInSaoPaulo(now))
  )
    throw new AppError('errorCardDeclined')
  const networkKey = velocityKey(scope, 'network', addressNetwork(ip))
  const id = randomUUID()
  const saved = await tx
    .insert(savedCards)
    .values({
      ...cardFingerprint(number),
      id,
      platformId,
      sellerId,
      sealed: app.secrets.seal(
        JSON.stringify({ number, holderDocument, ip }),
        savedCardPlace(platformId, id),
      ),
      brand: cardBrand(number)?.id ?? null,
      holderName,
      expMonth,
      expYear,
      expiresAt: new Date(Date.UTC(expYear, expMonth)),
      consentVersion: consent.version,
      consentText: consent.texts[locale],
      receipt: nonce,
      networkKey,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: savedCards.id })
  if (saved.length === 0) throw new AppError('errorCardDeclined')
  return id
}

export function savedCardPlace(platformId: string, rowId: string) {
  return { platformId, table: 'saved_cards', column: 'sealed', rowId }
}
