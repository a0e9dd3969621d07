import { eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { cardAttempts, cardPauses } from '#db/schema/cards.ts'
import type { Scope } from '#scope.ts'
import { cardDefencePolicy as policy } from './card-defence-policy.ts'
import { areTooManyDeclined, historyOfOffer, isCardPaused } from './card-history.ts'
import { lockOfferCards } from './lock-offer-cards.ts'
import { tellCardPausedJob } from './tell-card-paused.job.ts'

/**
 * Records the outcome of a card charge. An offer under card testing is closed to cards for some hours, and
 * its seller is notified.
 */
export async function closeCardAttempt(
  scope: Scope,
  attemptId: string,
  { outcome, tries }: { outcome: 'APPROVED' | 'DECLINED' | 'OTHER'; tries: number },
): Promise<void> {
  const [attempt] = await scope.tx
    .update(cardAttempts)
    .set({ outcome, tries })
    .where(eq(cardAttempts.id, attemptId))
    .returning({ offerId: cardAttempts.offerId, isKept: cardAttempts.isKept })
  if (attempt && !attempt.isKept && outcome === 'DECLINED') await pauseUnderAttack(scope, attempt.offerId)
}

async function pauseUnderAttack(scope: Scope, offerId: string): Promise<void> {
  const { tx, platformId, now } = scope
  await lockOfferCards(scope, offerId)
  const history = await historyOfOffer(scope, offerId)
  const isInARow = history.declinesInARow >= policy.declinesInARowMax
  if (!isInARow && !areTooManyDeclined(history)) return
  if (await isCardPaused(scope, offerId)) return
  const [pause] = await tx
    .insert(cardPauses)
    .values({
      platformId,
      offerId,
      startedAt: now,
      endsAt: new Date(now.getTime() + policy.pauseHours * 60 * 60_000),
      cause: isInARow ? 'IN_A_ROW' : 'TOO_MANY',
    })
    .returning({ id: cardPauses.id })
  if (pause) await addJob(scope, tellCardPausedJob, { pauseId: pause.id })
}
