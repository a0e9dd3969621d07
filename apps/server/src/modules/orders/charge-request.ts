import type { App } from '#app.ts'
import type { ChargeToMake } from '#modules/payments/asking/ask-acquirers.ts'
import { tenantUrl } from '#modules/platforms/tenant-url.ts'
import type { CardToCharge, OrderToCreate } from './order-to-create.ts'

/** Data of an order for an acquirer, for a new order or a reissued code. */
export type OrderToCharge = Pick<OrderToCreate, 'paymentId' | 'offer' | 'buyer' | 'ip'> & {
  quote: Pick<OrderToCreate['quote'], 'lines' | 'totalCents' | 'installments'>
  card: Pick<CardToCharge, 'cardId' | 'brand'> | null
  input: Pick<OrderToCreate['input'], 'paymentMethod' | 'fingerPrints'>
  automaticPix?: OrderToCreate['automaticPix']
  mayChallenge?: OrderToCreate['mayChallenge']
}

/** The charge in terms of the providers' contract. */
export function chargeRequest(
  { config }: App,
  {
    paymentId,
    offer: { offer, product, seller, platform, host },
    buyer,
    quote,
    card,
    input,
    ip,
    automaticPix,
    mayChallenge,
  }: OrderToCharge,
): ChargeToMake['request'] {
  return {
    amount: quote.totalCents,
    currency: product.currency,
    paymentMethod: input.paymentMethod,
    customer: { name: buyer.name, email: buyer.email, document: buyer.document, phone: buyer.phone },
    items: quote.lines.map((line) => ({
      id: line.offerId,
      title: line.title,
      unitPrice: line.priceCents - line.discountCents,
      quantity: 1,
      tangible: line.isPhysical,
    })),
    orderId: paymentId,
    installments: quote.installments,
    cardId: card?.cardId,
    cardBrand: card?.brand ?? undefined,
    description: product.name,
    softDescriptor: product.softDescriptor ?? undefined,
    userId: seller.id,
    userDocument: seller.document ?? undefined,
    checkoutUrl: `${tenantUrl(config, host)}/checkout/${offer.id}`,
    customerIp: ip,
    address: buyer.address
      ? {
          zipCode: buyer.address.zipCode,
          address: buyer.address.street,
          number: buyer.address.number,
          district: buyer.address.district,
          city: buyer.address.city,
          state: buyer.address.state,
        }
      : undefined,
    automaticPix,
    mayChallenge,
    pixMinutes: platform.pixMinutes ?? undefined,
    billetDays: platform.billetDays ?? undefined,
    fingerPrints:
      input.paymentMethod === 'CREDIT_CARD'
        ? input.fingerPrints.map(({ provider, sessionId }) => ({ provider, value: sessionId }))
        : [],
  }
}
