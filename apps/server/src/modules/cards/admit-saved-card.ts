import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { cardAttempts, savedCards } from '#db/schema/cards.ts'
import type { Scope } from '#scope.ts'
import type { AdmittedCard } from './admit-card.ts'
import { triesLeft } from './brand-retry-limits.ts'
import { historyOfCard } from './card-history.ts'
import { type CardInHand, readCardInHand } from './card-in-hand.ts'
import { type KeptToken, openSavedCard } from './open-saved-card.ts'
import { velocityKey } from './velocity-key.ts'
import { type CardToWeigh, weighCard } from './weigh-card.ts'

export type SavedCardToAdmit = {
  savedCardId: string | null
  paymentId: string
  offerId: string
  email: string
}

export type AdmittedSavedCard = AdmittedCard & { keptToken: KeptToken | null }

/**
 * `GONE`: expired or deleted. `TRIED_TOO_OFTEN`: no further try for some days, by the brand's limit or by the
 * limits of the buyer who typed it.
 */
export type SavedCardAdmission =
  | { kind: 'ADMITTED'; card: AdmittedSavedCard }
  | { kind: 'GONE' }
  | { kind: 'TRIED_TOO_OFTEN' }

/**
 * Admits a saved card to the acquirers for one payment, in the transaction that opens it. Only the brand's
 * limit counts, because the card was approved before and no buyer types it. A card typed to replace another
 * and never approved counts like any card at a checkout. No proof of work is required, since no browser is
 * present to solve it.
 */
export async function admitSavedCard(
  scope: Scope,
  { savedCardId, paymentId, offerId, email }: SavedCardToAdmit,
): Promise<SavedCardAdmission> {
  const opened = savedCardId && (await openSavedCard(scope, savedCardId))
  if (!opened) return { kind: 'GONE' }
  const card = await readCardInHand(scope, opened.sealedCard)
  const emailKey = velocityKey(scope, 'email', email)
  const untried = await findUntried(scope, savedCardId)
  const left = untried
    ? await weighUntried(scope, {
        card,
        offerId,
        emailKey,
        documentKey: null,
        deviceKey: null,
        networkKey: untried.networkKey,
      })
    : await triesLeftTo(scope, card)
  if (left === 0) return { kind: 'TRIED_TOO_OFTEN' }
  const [attempt] = await scope.tx
    .insert(cardAttempts)
    .values({
      platformId: scope.platformId,
      purchaseId: paymentId,
      offerId,
      at: scope.now,
      cardKey: card.cardKey,
      networkKey: untried?.networkKey ?? '',
      emailKey,
      receipt: card.receipt,
      outcome: 'ASKED',
      tries: 1,
      isKept: untried === undefined,
    })
    .returning({ id: cardAttempts.id })
  const { keptToken } = opened
  return { kind: 'ADMITTED', card: { ...card, attemptId: attempt?.id ?? '', triesLeft: left, keptToken } }
}

async function findUntried({ tx }: Scope, savedCardId: string): Promise<{ networkKey: string } | undefined> {
  const [found] = await tx
    .select({ networkKey: savedCards.networkKey })
    .from(savedCards)
    .where(and(eq(savedCards.id, savedCardId), savedCards.isUntried))
  return found
}

async function weighUntried(scope: Scope, weighed: CardToWeigh): Promise<number> {
  try {
    return (await weighCard(scope, weighed)).left
  } catch (error) {
    if (error instanceof AppError && error.code === 'card_tries_exceeded') return 0
    throw error
  }
}

async function triesLeftTo(scope: Scope, { cardKey, brand }: CardInHand): Promise<number> {
  const tried = await historyOfCard(scope, cardKey)
  return triesLeft(brand, { today: tried?.today ?? 0, thisMonth: tried?.thisMonth ?? 0 })
}
