import { oneClickConsent, savedCardConsent } from '@balcao/domain/cards/saved-card-consent'
import { AppError } from '@balcao/domain/texts/app-error'
import { z } from 'zod'
import { listAccountsFor } from '#modules/acquirers/accounts/provider-account.ts'
import { saveCard } from '#modules/cards/save-card.ts'
import { loadOffer } from '#modules/catalog/load-offer.ts'
import type { Scope } from '#scope.ts'
import { isCardKeptForMore } from './is-card-kept-for-more.ts'

export const tokenCreditCardInput = z.object({
  offerId: z.uuid(),
  /** Number, security code, expiry, holder's name and document, sealed in the card frame. */
  card: z.string().min(1).max(8000),
})

/**
 * Saves the card of a subscription, or of a purchase with further offers, and returns its id, which the
 * purchase then names.
 */
export async function tokenCreditCard(
  scope: Scope,
  { offerId, card }: z.output<typeof tokenCreditCardInput>,
  ip: string,
): Promise<{ id: string }> {
  const [{ offer, product, seller, methods }, { accounts }, isKeptForMore] = await Promise.all([
    loadOffer(scope, offerId),
    listAccountsFor(scope, 'CREDIT_CARD'),
    isCardKeptForMore(scope, offerId),
  ])
  const isSubscription = offer.type === 'SUBSCRIPTION'
  if (!(isSubscription || isKeptForMore) || !methods.includes('CREDIT_CARD'))
    throw new AppError('method_unavailable')
  if (accounts.length === 0) throw new AppError('errorPaymentNotConfigured')
  const id = await saveCard(scope, {
    sealedCard: card,
    sellerId: seller.id,
    locale: product.language,
    ip,
    consent: isSubscription ? savedCardConsent : oneClickConsent,
  })
  return { id }
}
