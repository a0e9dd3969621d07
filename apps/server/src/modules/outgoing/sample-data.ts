import type { SubscriptionState } from '@balcao/domain/payments/subscription-states'
import {
  invoiceEventTypes,
  type OutgoingEventType,
  studentEventTypes,
} from '@balcao/domain/platform/outgoing-events'
import type { PaymentStatus } from '@balcao/domain/vocabulary'
import type {
  AccessData,
  CartData,
  EventData,
  InvoiceData,
  SaleData,
  StudentData,
  SubscriptionData,
} from './event-data.ts'

/** Id of every object in a sample. */
export const nobody = '00000000-0000-4000-8000-000000000000'
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

const subscriptionStates: Partial<Record<OutgoingEventType, SubscriptionState>> = {
  'subscription.started': 'ACTIVE',
  'subscription.renewed': 'ACTIVE',
  'subscription.plan_changed': 'ACTIVE',
  'subscription.late': 'PAST_DUE',
  'subscription.paused': 'PAUSED',
  'subscription.resumed': 'ACTIVE',
  'subscription.canceled': 'CANCEL_AT_END',
  'subscription.ended': 'CANCELED',
}

/** A sample event of a type, with every field of a real one and no real person. */
export function sampleData(type: OutgoingEventType, now: Date): EventData {
  const at = now.toISOString()
  if (type === 'cart.abandoned') return sampleCart(at)
  if (type === 'access.granted' || type === 'access.revoked') return sampleAccess(type === 'access.granted')
  if (studentEventTypes.some((each) => each === type)) return sampleStudent(type, at)
  if (invoiceEventTypes.some((each) => each === type)) return sampleInvoice(type, at)
  const subscriptionState = subscriptionStates[type]
  if (subscriptionState) return sampleSubscription(subscriptionState, at)
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
      paidBy: null,
      amountCents,
      refundedCents: status === 'REFUNDED' ? amountCents : 0,
      currency: 'BRL',
      installments: 1,
      cards: null,
      createdAt: at,
      paidAt: ['PENDING', 'REJECTED', 'CANCELED'].includes(status) ? null : at,
    },
    pix: isBoleto ? null : { code: '00020126TESTE', expiresAt: at },
    boleto: isBoleto ? { line: '0'.repeat(47), url: null, dueAt: at } : null,
    product,
    items: [
      {
        productId: nobody,
        offerId: nobody,
        title: product.name,
        priceCents: amountCents,
        discountCents: 0,
        quantity: 1,
      },
    ],
    coupon: null,
    gift: null,
    sellerCents: 9_058,
    affiliateId: null,
    buyer: { ...buyer, phone: null, document: null, address: null },
  }
}

function sampleCart(at: string): CartData {
  return {
    cart: { id: nobody, amountCents: 9_900, currency: 'BRL', createdAt: at, utm: {} },
    product,
    offerId: nobody,
    visitor: { ...buyer, phone: '', document: '' },
  }
}

function sampleSubscription(status: SubscriptionState, at: string): SubscriptionData {
  return {
    subscription: {
      id: nobody,
      status,
      offerId: nobody,
      amountCents: 9_900,
      currency: 'BRL',
      frequencyInDays: 30,
      isTrial: false,
      chargesMax: null,
      method: 'CREDIT_CARD',
      startedAt: at,
      paidUntil: at,
      accessUntil: at,
    },
    orderId: nobody,
    product,
    buyer,
  }
}

function sampleAccess(isOpen: boolean): AccessData {
  return {
    access: { id: nobody, isOpen },
    content: { id: nobody, title: 'Área de membros' },
    order: { id: nobody, code: 'TESTE' },
    product,
    buyer,
  }
}

function sampleInvoice(type: OutgoingEventType, at: string): InvoiceData {
  const isRefused = type === 'invoice.refused'
  const isCanceled = type === 'invoice.canceled'
  return {
    invoice: {
      id: nobody,
      kind: 'SERVICE',
      state: isRefused ? 'REJECTED' : isCanceled ? 'CANCELED' : 'ISSUED',
      amountCents: 9_900,
      currency: 'BRL',
      series: '1',
      number: 1,
      accessKey: isRefused ? null : '0'.repeat(50),
      outsideNumber: null,
      url: null,
      refusal: isRefused ? { code: 'E0310', text: 'Código de serviço não encontrado' } : null,
      issuedAt: isRefused ? null : at,
      canceledAt: isCanceled ? at : null,
    },
    order: { id: nobody, code: 'TESTE' },
    paymentId: nobody,
    product,
    buyer,
  }
}

function sampleStudent(type: OutgoingEventType, at: string): StudentData {
  const code = 'ABCD-EFGH-2345'
  return {
    student: { id: nobody, ...buyer, source: 'SALE', enrolledAt: at },
    order: { id: nobody, code: 'TESTE' },
    product,
    certificate:
      type === 'certificate.issued' ? { code, url: `https://loja.example/certificado/${code}` } : null,
  }
}
