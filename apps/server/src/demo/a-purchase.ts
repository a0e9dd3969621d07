import { randomUUID } from 'node:crypto'
import { encryptCard } from '@balcao/domain/cards/card-envelope'
import { ownFingerPrint } from '@balcao/domain/cards/finger-print'
import { adConsentVersion, type GivenAdConsent } from '@balcao/domain/checkout/ad-consent'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { App } from '#app.ts'
import type { PurchaseAnswer } from '#modules/checkout/answer-purchase.ts'
import { purchase, type Visitor } from '#modules/checkout/purchase.ts'
import { purchaseInput } from '#modules/checkout/purchase-input.ts'

export type PurchaseWishes = {
  offerId: string
  /** The code of a payment link. */
  paymentLink?: string
  coupon?: string | undefined
  /** What the page showed as the amount to be charged. */
  shownCents?: number
  method?: PaymentMethod
  purchaseId?: string
  name?: string
  email?: string
  cpf?: string
  withoutTrial?: boolean
  automaticPix?: boolean
  phone?: string
  orderBumpsIds?: string[]
  installments?: number
  cardNumber?: string
  /** A card that is sealed already, or a provider's token. */
  cardToken?: string
  /** The second of two cards, and its part of the price. */
  second?: { priceCents: number; cardNumber?: string; installments?: number }
  /** The saved card of a subscription. */
  creditCardId?: string
  /** Identifies the browser. */
  device?: string
  /** When the card was sealed, if not just now. */
  cardSealedAt?: Date
  affiliateId?: string
  utmQuery?: string
  /** Consent to the current wording, unless a version is given. */
  adConsent?: (Omit<GivenAdConsent, 'version'> & { version?: string }) | undefined
  abandonedCartId?: string
  deliveryFare?: number
  birthDate?: string
  gift?: { name: string; email: string; message?: string; sendsOn?: string }
  address?: {
    cep: string
    street: string
    number: string
    complement?: string
    district: string
    city: string
    state: string
  }
}

export const approvedCard = '4111111111111111'
export const otherCard = '5555555555554444'
export const refusedCard = '4000000000000002'

/** A purchase by the same call that a browser makes when its buyer submits the form. */
export async function aPurchase(
  app: App,
  platformId: string,
  wishes: PurchaseWishes,
  visitor: Visitor = { ip: '127.0.0.1' },
): Promise<PurchaseAnswer> {
  const method = wishes.method ?? 'PIX'
  const purchaseId = wishes.purchaseId ?? randomUUID()
  const input = purchaseInput.parse({
    offerId: wishes.offerId,
    paymentLink: wishes.paymentLink,
    coupon: wishes.coupon,
    shownCents: wishes.shownCents,
    withoutTrial: wishes.withoutTrial,
    automaticPix: wishes.automaticPix,
    name: wishes.name ?? 'Carolina Nogueira',
    email: wishes.email ?? 'carolina@compradora.example',
    cpf: wishes.cpf ?? '529.982.247-25',
    phone: wishes.phone ?? '(11) 98765-4321',
    paymentMethod: method,
    creditCard:
      method === 'CREDIT_CARD'
        ? {
            token: wishes.cardToken ?? (await sealCard(app, platformId, wishes)),
            installments: wishes.installments ?? 1,
            creditCardId: wishes.creditCardId,
          }
        : null,
    secondCard: wishes.second
      ? {
          token: await sealCard(app, platformId, {
            ...wishes,
            cardNumber: wishes.second.cardNumber ?? otherCard,
          }),
          installments: wishes.second.installments ?? 1,
          priceCents: wishes.second.priceCents,
        }
      : null,
    fingerPrints: wishes.device ? [{ provider: ownFingerPrint, sessionId: wishes.device }] : [],
    orderBumpsIds: wishes.orderBumpsIds ?? [],
    deliveryFare: wishes.deliveryFare,
    birthDate: wishes.birthDate,
    gift: wishes.gift,
    affiliateId: wishes.affiliateId,
    abandonedCartId: wishes.abandonedCartId,
    utmQuery: wishes.utmQuery ?? '',
    adConsent: wishes.adConsent && { version: adConsentVersion, ...wishes.adConsent },
    ...wishes.address,
  })
  return purchase(app, platformId, { ...input, purchaseId }, visitor)
}

/** The sealed card, as the card frame makes it. */
export function sealCard(
  app: App,
  audience: string,
  wishes: Pick<PurchaseWishes, 'cardNumber' | 'name' | 'cardSealedAt'> = {},
): Promise<string> {
  const card = {
    cardNumber: wishes.cardNumber ?? approvedCard,
    holderName: wishes.name ?? 'Carolina Nogueira',
    holderDocument: '52998224725',
    expMonth: 12,
    expYear: 2034,
    cvv: '123',
  }
  return encryptCard(app.cardKeys.publicJwk, card, {
    now: wishes.cardSealedAt ?? app.worldClock.now(),
    nonce: randomUUID(),
    audience,
  })
}
