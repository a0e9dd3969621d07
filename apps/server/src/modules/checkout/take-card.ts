import { ownFingerPrint } from '@balcao/domain/cards/finger-print'
import { AppError } from '@balcao/domain/texts/app-error'
import { admitCard } from '#modules/cards/admit-card.ts'
import { type CardInHand, readCardInHand } from '#modules/cards/card-in-hand.ts'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import type { Scope } from '#scope.ts'
import type { PurchaseInput } from './purchase-input.ts'

/** The card of a purchase, admitted to the acquirers. */
export type TakenCard = CardInHand & {
  /** Null for a historic sale of the demo, which tries no card. */
  attemptId: string | null
  triesLeft: number
}

export async function takeCard(
  scope: Scope,
  { purchaseId, email, cpf, creditCard, fingerPrints }: PurchaseInput,
  {
    offer: { offer },
    visitor,
    isSecond = false,
  }: {
    offer: LoadedOffer
    visitor: { ip: string; isDemo?: true; proof?: string | undefined }
    isSecond?: boolean
  },
): Promise<TakenCard> {
  if (creditCard === null) throw new AppError('errorRequired', { field: 'creditCard' })
  const { token, creditCardId } = creditCard
  if (visitor.isDemo) return { ...(await readCardInHand(scope, token)), attemptId: null, triesLeft: 1 }
  if (offer.type === 'SUBSCRIPTION' && creditCardId === undefined)
    throw new AppError('errorRequired', { field: 'creditCard.creditCardId' })
  return admitCard(scope, {
    purchaseId,
    offerId: offer.id,
    token,
    email,
    document: cpf || null,
    device: fingerPrints.find(({ provider }) => provider === ownFingerPrint)?.sessionId ?? null,
    ip: visitor.ip,
    proof: visitor.proof,
    isSecond,
  })
}

/**
 * Accounts that can charge the card. A sealed card may be charged at any account. Only the account that made
 * a token can read it: without that account the card is requested again, sealed.
 */
export function accountsForCard<Account extends { id: string }>(
  { madeFor }: TakenCard,
  accounts: readonly Account[],
): readonly Account[] {
  if (madeFor === null) return accounts
  const [first] = accounts
  const maker = madeFor.accountId === null ? first : accounts.find(({ id }) => id === madeFor.accountId)
  if (!maker) throw new AppError('card_token_unusable')
  return [maker]
}
