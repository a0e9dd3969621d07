import { AppError } from '@balcao/domain/texts/app-error'
import { cardAttempts } from '#db/schema/cards.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { askForProof, readProof } from '#modules/accounts/throttling/proof-of-work.ts'
import type { Scope } from '#scope.ts'
import { type CardInHand, readCardInHand } from './card-in-hand.ts'
import { velocityKey } from './velocity-key.ts'
import { weighCard } from './weigh-card.ts'

export type CardToAdmit = {
  purchaseId: string
  offerId: string
  /** The sealed card, or a provider's token. */
  token: string
  email: string
  /** The buyer's document, if the offer requires it. */
  document: string | null
  /** Device id, if the browser sent one. */
  device: string | null
  ip: string
  proof?: string | undefined
  /** The second card of a purchase: the proof of work of the first is enough for both. */
  isSecond?: boolean
}

export type AdmittedCard = CardInHand & {
  attemptId: string
  /** Acquirers that may still be called, this one included, before the brand's retry limit. */
  triesLeft: number
}

/**
 * Admits a card to the acquirers, once, and records the try. Runs in the transaction of the purchase: a
 * refused purchase leaves no try.
 */
export async function admitCard(scope: Scope, wanted: CardToAdmit): Promise<AdmittedCard> {
  const { purchaseId, offerId } = wanted
  const card = await readCardInHand(scope, wanted.token)
  const emailKey = velocityKey(scope, 'email', wanted.email)
  const networkKey = velocityKey(scope, 'network', addressNetwork(wanted.ip))
  const documentKey = wanted.document && velocityKey(scope, 'document', wanted.document)
  const deviceKey = wanted.device && velocityKey(scope, 'device', wanted.device)
  const buyer = { emailKey, documentKey, deviceKey }
  const { left, proofBits } = await weighCard(scope, { card, offerId, ...buyer, networkKey })
  const proofId = proofBits === null || wanted.isSecond ? null : spendProof(scope, wanted, proofBits)
  const [attempt] = await scope.tx
    .insert(cardAttempts)
    .values({
      platformId: scope.platformId,
      purchaseId,
      offerId,
      at: scope.now,
      cardKey: card.cardKey,
      networkKey,
      ...buyer,
      receipt: card.receipt,
      proofId,
      outcome: 'ASKED',
      tries: 1,
    })
    .onConflictDoNothing()
    .returning({ id: cardAttempts.id })
  // No row: the sealed card, the token or the proof of work was used before.
  if (!attempt) throw new AppError('errorCardDeclined')
  return { ...card, attemptId: attempt.id, triesLeft: left }
}

function spendProof(scope: Scope, { purchaseId, proof }: CardToAdmit, bits: number): string {
  const action = `purchase ${purchaseId}`
  const read = readProof(scope, action, { proof, bits })
  if (!read) throw askForProof(scope, action, bits)
  return read.id
}
