import { cardAttempts } from '../../db/schema/cards.ts'
import type { Scope } from '../../scope.ts'
import type { AdmittedCard } from './admit-card.ts'
import { triesLeft } from './brand-retry-limits.ts'
import { historyOfCard } from './card-history.ts'
import { readCardInHand } from './card-in-hand.ts'
import { openSavedCard } from './open-saved-card.ts'
import { velocityKey } from './velocity-key.ts'

export type SavedCardToAdmit = {
  savedCardId: string | null
  paymentId: string
  offerId: string
  email: string
}

/** `GONE`: expired, or no longer there. `TRIED_TOO_OFTEN`: its brand allows no further try these days. */
export type SavedCardAdmission =
  | { kind: 'ADMITTED'; card: AdmittedCard }
  | { kind: 'GONE' }
  | { kind: 'TRIED_TOO_OFTEN' }

/**
 * Lets a kept card through to the acquirers for one payment, in the transaction that opens it. Only its brand's limit counts: the card was
 * good once, and nobody types it.
 */
export async function admitSavedCard(
  scope: Scope,
  { savedCardId, paymentId, offerId, email }: SavedCardToAdmit,
): Promise<SavedCardAdmission> {
  const sealed = savedCardId && (await openSavedCard(scope, savedCardId))
  if (!sealed) return { kind: 'GONE' }
  const card = await readCardInHand(scope, sealed)
  const tried = await historyOfCard(scope, card.cardKey)
  const left = triesLeft(card.brand, { today: tried?.today ?? 0, thisMonth: tried?.thisMonth ?? 0 })
  if (left === 0) return { kind: 'TRIED_TOO_OFTEN' }
  const [attempt] = await scope.tx
    .insert(cardAttempts)
    .values({
      platformId: scope.platformId,
      purchaseId: paymentId,
      offerId,
      at: scope.now,
      cardKey: card.cardKey,
      networkKey: '',
      emailKey: velocityKey(scope, 'email', email),
      receipt: card.receipt,
      outcome: 'ASKED',
      tries: 1,
      isKept: true,
    })
    .returning({ id: cardAttempts.id })
  return { kind: 'ADMITTED', card: { ...card, attemptId: attempt?.id ?? '', triesLeft: left } }
}
