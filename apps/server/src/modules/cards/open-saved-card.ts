import { randomUUID } from 'node:crypto'
import { encryptCard } from '@balcao/domain/cards/card-envelope'
import { eq } from 'drizzle-orm'
import { savedCards } from '#db/schema/cards.ts'
import type { Scope } from '#scope.ts'
import { cardTokenPlace } from './keep-card-token.ts'
import { savedCardPlace } from './save-card.ts'

/**
 * Data with which one account charges a saved card: the token it returned, and the IP address at which the
 * card was typed, which the account requires.
 */
export type KeptToken = { accountId: string; token: string; ip: string }

export type OpenedCard = { sealedCard: string; keptToken: KeptToken | null }

/**
 * A saved card, sealed again for one charge: a renewal, or an offer accepted with one click. It has no
 * security code, which is never stored. Null for an expired or deleted card.
 */
export async function openSavedCard(scope: Scope, savedCardId: string): Promise<OpenedCard | null> {
  const { tx, app, platformId, now } = scope
  const [saved] = await tx.select().from(savedCards).where(eq(savedCards.id, savedCardId))
  if (!saved || saved.expiresAt <= now) return null
  const { number, holderDocument, ip } = JSON.parse(
    app.secrets.open(saved.sealed, savedCardPlace(platformId, saved.id)),
  )
  const { holderName, expMonth, expYear, token, tokenAccountId } = saved
  const sealedCard = await encryptCard(
    app.cardKeys.publicJwk,
    { cardNumber: number, holderName, holderDocument: holderDocument ?? '', expMonth, expYear, cvv: '' },
    { now: app.worldClock.now(), nonce: randomUUID(), audience: platformId },
  )
  const keptToken = token !== null &&
    tokenAccountId !== null && {
      accountId: tokenAccountId,
      token: app.secrets.open(token, cardTokenPlace(platformId, saved.id)),
      ip,
    }
  return { sealedCard, keptToken: keptToken || null }
}
