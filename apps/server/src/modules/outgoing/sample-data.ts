import type { OutgoingEventType } from '@balcao/domain/outgoing-events'
import type { PaymentStatus } from '@balcao/domain/vocabulary'
import type { CartData, EventData, SaleData, SubscriptionData } from './event-data.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const product = { id: nobody, name: 'Produto de teste' }
const buyer = { name: 'Compradora de Teste', email: 'teste@compradora.example' }

const statuses: Partial<Record<OutgoingEventType, PaymentStatus>> = {
  'sale.approved': 'APPROVED',
  'sale.refused': 'REJECTED',
  'sale.canceled': 'CANCELED',
  'sale.refunded': 'REFUNDED',
  'sale.charged_back': 'CHARGEBACK',
  'sale.restored': 'APPROVED',
}

/** A made-up event of a kind, with every field that a real one has and nobody in it. */
export function sampleData(type: OutgoingEventType, now: Date): EventData {
  const at = now.toISOString()
  if (type === 'cart.abandoned') return sampleCart(at)
  if (type.startsWith('subscription.')) return sampleSubscription(type, at)
  return sampleSale(type, at)
}

function sampleSale(type: OutgoingEventType, at: string): SaleData {
  const status = statuses[type] ?? 'PENDING'
  const isBoleto = type === 'boleto.created'
  const amountCents = 9_900
  return {
    order: { id: nobody, code: 'TESTE', createdAt: at, utm: { utm_source: 'teste' } },
    payment: {
      id: nobody,
      status,
      method: isBoleto ? 'BILLET' : 'PIX',
      amountCents,
      refundedCents: status === 'REFUNDED' ? amountCents : 0,
      currency: 'BRL',
      installments: 1,
      createdAt: at,
      paidAt: ['PENDING', 'REJECTED', 'CANCELED'].includes(status) ? null : at,
    },
    pix: isBoleto ? null : { code: '00020126TESTE', expiresAt: at },
    boleto: isBoleto ? { line: '0'.repeat(47), url: null, dueAt: at } : null,
    product,
    items: [
      { productId: nobody, offerId: nobody, title: product.name, priceCents: amountCents, quantity: 1 },
    ],
    sellerCents: 9_058,
    affiliateId: null,
    buyer: { ...buyer, phone: null, document: null, address: null },
  }
}

function sampleCart(at: string): CartData {
  return {
    cart: { id: nobody, amountCents: 9_900, createdAt: at, utm: {} },
    product,
    offerId: nobody,
    visitor: { ...buyer, phone: '', document: '' },
  }
}

function sampleSubscription(type: OutgoingEventType, at: string): SubscriptionData {
  const isOver = type === 'subscription.ended'
  return {
    subscription: {
      id: nobody,
      status: type.replace('subscription.', ''),
      cycle: 1,
      amountCents: 9_900,
      currency: 'BRL',
      startedAt: at,
      nextChargeAt: isOver ? null : at,
      endedAt: isOver ? at : null,
    },
    orderId: nobody,
    product,
    buyer,
  }
}
