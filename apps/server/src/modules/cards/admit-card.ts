import { AppError } from '@balcao/domain/app-error'
import { cardAttempts } from '../../db/schema/cards.ts'
import { addressNetwork } from '../../kit/http/address-network.ts'
import type { Scope } from '../../scope.ts'
import { type CardInHand, readCardInHand } from './card-in-hand.ts'
import { type CardProof, issueChallenge, readProof } from './card-proof.ts'
import { velocityKey } from './velocity-key.ts'
import { weighCard } from './weigh-card.ts'

export type CardToAdmit = {
  purchaseId: string
  offerId: string
  /** The sealed card, or a provider's token. */
  token: string
  email: string
  ip: string
  proof?: CardProof | undefined
}

export type AdmittedCard = CardInHand & {
  attemptId: string
  /** How many acquirers may hear of it, this one included, before its brand minds. */
  triesLeft: number
}

/**
 * Lets a card through to the acquirers, once, and writes down that it was tried. Called in the transaction of the purchase: what the
 * purchase refuses was never tried.
 */
export async function admitCard(scope: Scope, wanted: CardToAdmit): Promise<AdmittedCard> {
  const { purchaseId, offerId } = wanted
  const card = await readCardInHand(scope, wanted.token)
  const emailKey = velocityKey(scope, 'email', wanted.email)
  const networkKey = velocityKey(scope, 'network', addressNetwork(wanted.ip))
  const { left, isProofDue } = await weighCard(scope, { card, offerId, emailKey, networkKey })
  const proofId = isProofDue ? spendProof(scope, `purchase ${purchaseId}`, wanted.proof) : null
  const [attempt] = await scope.tx
    .insert(cardAttempts)
    .values({
      platformId: scope.platformId,
      purchaseId,
      offerId,
      at: scope.now,
      cardKey: card.cardKey,
      networkKey,
      emailKey,
      receipt: card.receipt,
      proofId,
      outcome: 'ASKED',
      tries: 1,
    })
    .onConflictDoNothing()
    .returning({ id: cardAttempts.id })
  // The envelope, the token or the proof has served before.
  if (!attempt) throw new AppError('errorCardDeclined')
  return { ...card, attemptId: attempt.id, triesLeft: left }
}

function spendProof(scope: Scope, action: string, proof: CardProof | undefined): string {
  const proofId = proof && readProof(scope, action, proof)
  if (!proofId) throw new AppError('card_proof_required', { challenge: issueChallenge(scope, action) })
  return proofId
}
