import type { CardFrameData } from '@balcao/domain/cards/card-frame'
import { AppError } from '@balcao/domain/texts/app-error'
import { z } from 'zod'
import { listAccountsFor } from '#modules/acquirers/accounts/provider-account.ts'
import { browserTokenCall } from '#modules/acquirers/keys/browser-token-call.ts'
import { findSoleAccount } from '#modules/acquirers/routes/find-sole-account.ts'
import { isCardPaused } from '#modules/cards/card-history.ts'
import { loadOffer } from '#modules/catalog/load-offer.ts'
import type { Scope } from '#scope.ts'
import { isCardKeptForMore } from './is-card-kept-for-more.ts'

type CardFrame = Omit<CardFrameData, 'pageOrigin' | 'tokenCreditCardUrl'> & {
  keepsCard: boolean
  /** Sites whose pages may show the checkout around the frame. */
  allowedSites: string[]
}

/** Data for the card frame of an offer that can take a card now. */
export async function getCardFrame(scope: Scope, offerId: string): Promise<CardFrame> {
  if (!z.uuid().safeParse(offerId).success) throw new AppError('offer_not_found')
  const [{ offer, product, seller, methods }, { accounts, lines }, isPaused, isKeptForMore] =
    await Promise.all([
      loadOffer(scope, offerId),
      listAccountsFor(scope, 'CREDIT_CARD'),
      isCardPaused(scope, offerId),
      isCardKeptForMore(scope, offerId),
    ])
  if (!methods.includes('CREDIT_CARD')) throw new AppError('method_unavailable')
  if (accounts.length === 0) throw new AppError('errorPaymentNotConfigured')
  if (isPaused) throw new AppError('card_paused')
  const account = findSoleAccount(accounts, lines, seller.id)
  const call = account && (await browserTokenCall(scope, account, seller.id))
  return {
    locale: product.language,
    offerId,
    audience: scope.platformId,
    publicJwk: scope.app.cardKeys.publicJwk,
    now: scope.now.toISOString(),
    provider: account && call && { accountId: account.id, call },
    keepsCard: offer.type === 'SUBSCRIPTION' || isKeptForMore,
    isKeptCardNeeded: offer.type === 'SUBSCRIPTION',
    allowedSites: offer.allowedSites,
  }
}
