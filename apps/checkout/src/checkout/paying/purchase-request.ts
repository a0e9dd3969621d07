import { ownFingerPrint } from '@balcao/domain/cards/finger-print'
import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { normalizeEmail } from '@balcao/domain/people/email'
import type { PurchaseInput } from '#browser/server-procedures.ts'
import { orderAmounts } from '#checkout/amounts/order-amounts.ts'
import type { TwoCardsChoice } from '#checkout/amounts/two-card-amounts.ts'
import type { BuyerForm } from '#checkout/fields/buyer-form.ts'
import { asksBirthDate, asksIdentity } from '#checkout/fields/check-buyer-form.ts'
import { needsAddress } from '#checkout/fields/needs-address.ts'
import type { HandedCard } from '#checkout/fields/use-card-frame.ts'

export type PurchaseOrigin = {
  purchaseId: string
  utmQuery: string
  referer: string
  affiliateId: string | undefined
  coupon: string | undefined
  abandonedCartId: string | undefined
  visitId: string
  /** The address of the CEP could not be looked up. */
  isAddressTyped: boolean
  /** The buyer has had a trial of this product, and was shown the price without one. */
  withoutTrial: boolean
  /** Division of the price between two cards; null for a payment by one card. */
  secondCard?: TwoCardsChoice | null
}

/** A card from the frame, with the id of the session; for two cards, with the token of the second. */
export type CardToSend = HandedCard & { sessionId: string; secondToken?: string }

export function purchaseRequest(
  page: CheckoutPage,
  form: BuyerForm,
  { visitId, secondCard, ...origin }: PurchaseOrigin,
  card: CardToSend | null = null,
): Omit<PurchaseInput, 'shownCents'> {
  const isShipped = needsAddress(page, form)
  const firstInstallments = secondCard?.firstInstallments ?? form.cardInstallment
  const { shippingCents } = orderAmounts(page, form)
  const address = (value: string) => (isShipped ? value.trim() : '')
  return {
    ...origin,
    ...buyerIdentity(page, form),
    offerId: page.offerId,
    paymentLink: page.paymentLink?.code,
    name: form.name.trim(),
    email: normalizeEmail(form.email),
    paymentMethod: form.paymentMethod,
    automaticPix: page.automaticPix && form.paymentMethod === 'PIX' && form.automaticPix,
    adConsent: form.adConsent ? givenConsent(page, visitId) : undefined,
    birthDate: asksBirthDate(page, form) ? form.birthDate : undefined,
    gift: page.mayBeGift && form.isGift ? giftOf(form) : undefined,
    creditCard: card && {
      token: card.token,
      installments: page.type === 'SUBSCRIPTION' ? 1 : firstInstallments,
      creditCardId: card.savedCardId ?? undefined,
    },
    secondCard:
      secondCard && card?.secondToken !== undefined
        ? {
            priceCents: secondCard.priceCents,
            installments: secondCard.installments,
            token: card.secondToken,
          }
        : undefined,
    cep: address(form.cep),
    street: address(form.street),
    number: address(form.number),
    complement: address(form.complement),
    district: address(form.district),
    city: address(form.city),
    state: address(form.state),
    isAddressTyped: isShipped && origin.isAddressTyped,
    orderBumpsIds: form.orderBumpsIds,
    deliveryFare: shippingCents ?? 0,
    deliveryOptionId: (isShipped && page.fretePriceCents === null && form.deliveryOptionId) || undefined,
    fingerPrints: card ? [{ provider: ownFingerPrint, sessionId: card.sessionId }] : [],
  }
}

function giftOf({ giftName, giftEmail, giftMessage, giftDay }: BuyerForm): PurchaseInput['gift'] {
  return {
    name: giftName.trim(),
    email: normalizeEmail(giftEmail),
    message: giftMessage.trim(),
    sendsOn: giftDay || undefined,
  }
}

/** The consent to the wording that this page shows. */
function givenConsent({ adConsent }: CheckoutPage, visitId: string): PurchaseInput['adConsent'] {
  return adConsent ? { visitId, version: adConsent.version, vendors: adConsent.vendors } : undefined
}

/** Phone and document, empty where the page does not ask for them: the server fills in placeholders. */
function buyerIdentity(page: CheckoutPage, form: BuyerForm): { phone: string; cpf: string } {
  if (!asksIdentity(page)) return { phone: '', cpf: '' }
  return { phone: digitsOf(form.phone), cpf: onlyDocumentCharacters(form.cpf) }
}

function digitsOf(value: string): string {
  return value.replace(/\D/g, '')
}
