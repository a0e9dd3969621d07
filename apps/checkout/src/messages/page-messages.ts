import type { CardDecline } from '@balcao/domain/cards/card-decline'
import { cardDeclineTexts as declinesEnUs } from '@balcao/domain/cards/card-decline-texts/en-us'
import { cardDeclineTexts as declinesEsEs } from '@balcao/domain/cards/card-decline-texts/es-es'
import { cardDeclineTexts as declinesPtBr } from '@balcao/domain/cards/card-decline-texts/pt-br'
import type { ErrorCode } from '@balcao/domain/texts/error-codes'
import { errorTexts as errorsEnUs } from '@balcao/domain/texts/error-texts/en-us'
import { errorTexts as errorsEsEs } from '@balcao/domain/texts/error-texts/es-es'
import { errorTexts as errorsPtBr } from '@balcao/domain/texts/error-texts/pt-br'
import type { Locale } from '@balcao/domain/vocabulary'
import { type BuyerErrors, buyerErrorCodes } from './buyer-errors.ts'
import { cardEnUs } from './card/en-us.ts'
import { cardEsEs } from './card/es-es.ts'
import { type CardMessages, cardPtBr } from './card/pt-br.ts'
import { checkoutEnUs } from './checkout/en-us.ts'
import { checkoutEsEs } from './checkout/es-es.ts'
import { type CheckoutMessages, checkoutPtBr } from './checkout/pt-br.ts'
import { paymentEnUs } from './payment/en-us.ts'
import { paymentEsEs } from './payment/es-es.ts'
import { type PaymentMessages, paymentPtBr } from './payment/pt-br.ts'

import { upsellEnUs } from './upsell/en-us.ts'
import { upsellEsEs } from './upsell/es-es.ts'
import { type UpsellMessages, upsellPtBr } from './upsell/pt-br.ts'

/** Server only: it holds all three languages, and a page gets only its own. */
export const checkoutMessages: Record<Locale, CheckoutMessages> = {
  PT_BR: checkoutPtBr,
  EN_US: checkoutEnUs,
  ES_ES: checkoutEsEs,
}

export const paymentMessages: Record<Locale, PaymentMessages> = {
  PT_BR: paymentPtBr,
  EN_US: paymentEnUs,
  ES_ES: paymentEsEs,
}

export const upsellMessages: Record<Locale, UpsellMessages> = {
  PT_BR: upsellPtBr,
  EN_US: upsellEnUs,
  ES_ES: upsellEsEs,
}

export const cardMessages: Record<Locale, CardMessages> = {
  PT_BR: cardPtBr,
  EN_US: cardEnUs,
  ES_ES: cardEsEs,
}

export const cardDeclines: Record<Locale, Record<CardDecline, string>> = {
  PT_BR: declinesPtBr,
  EN_US: declinesEnUs,
  ES_ES: declinesEsEs,
}

const errorTexts: Record<Locale, Record<ErrorCode, string>> = {
  PT_BR: errorsPtBr,
  EN_US: errorsEnUs,
  ES_ES: errorsEsEs,
}

export function buyerErrors(locale: Locale): BuyerErrors {
  const texts = errorTexts[locale]
  return Object.fromEntries(buyerErrorCodes.map((code) => [code, texts[code]])) as BuyerErrors
}
