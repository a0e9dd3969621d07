import type { CheckoutPage } from '@balcao/domain/checkout-page'
import { onlyDocumentCharacters } from '@balcao/domain/document'
import { normalizeEmail } from '@balcao/domain/email'
import { ownFingerPrint } from '@balcao/domain/finger-print'
import type { PurchaseInput } from '../browser/server-procedures.ts'
import type { BuyerForm } from './buyer-form.ts'
import { asksIdentity } from './check-buyer-form.ts'
import { needsAddress } from './needs-address.ts'
import { orderAmounts } from './order-amounts.ts'
import type { HandedCard } from './use-card-frame.ts'

export type PurchaseOrigin = {
  purchaseId: string
  utmQuery: string
  referer: string
  affiliateId: string | undefined
  abandonedCartId: string | undefined
  /** Nobody could say what lies at the CEP. */
  isAddressTyped: boolean
}

/** A card as the frame handed it over, with the session in which it was typed. */
export type CardToSend = HandedCard & { sessionId: string }

export function purchaseRequest(
  page: CheckoutPage,
  form: BuyerForm,
  origin: PurchaseOrigin,
  card: CardToSend | null = null,
): Omit<PurchaseInput, 'shownCents'> {
  const isSent = needsAddress(page, form)
  const { shippingCents } = orderAmounts(page, form)
  const address = (value: string) => (isSent ? value.trim() : '')
  return {
    ...origin,
    ...buyerIdentity(page, form),
    offerId: page.offerId,
    paymentLink: page.paymentLink?.code,
    name: form.name.trim(),
    email: normalizeEmail(form.email),
    paymentMethod: form.paymentMethod,
    creditCard: card && {
      token: card.token,
      installments: page.type === 'SUBSCRIPTION' ? 1 : form.cardInstallment,
      creditCardId: card.savedCardId ?? undefined,
    },
    cep: address(form.cep),
    street: address(form.street),
    number: address(form.number),
    complement: address(form.complement),
    district: address(form.district),
    city: address(form.city),
    state: address(form.state),
    isAddressTyped: isSent && origin.isAddressTyped,
    orderBumpsIds: form.orderBumpsIds,
    deliveryFare: shippingCents ?? 0,
    deliveryOptionId: (isSent && page.fretePriceCents === null && form.deliveryOptionId) || undefined,
    fingerPrints: card ? [{ provider: ownFingerPrint, sessionId: card.sessionId }] : [],
  }
}

/** What is not required, or never asked for, stays empty: the server puts the platform's own stand-in there. */
function buyerIdentity(page: CheckoutPage, form: BuyerForm): { phone: string; cpf: string } {
  if (!asksIdentity(page)) return { phone: '', cpf: '' }
  return { phone: digitsOf(form.phone), cpf: onlyDocumentCharacters(form.cpf) }
}

function digitsOf(value: string): string {
  return value.replace(/\D/g, '')
}
