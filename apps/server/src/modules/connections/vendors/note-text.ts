import { formatMoney } from '@balcao/domain/money/money'
import type { OutgoingEventType } from '@balcao/domain/platform/outgoing-events'
import type { ConsoleLocale, PaymentMethod } from '@balcao/domain/vocabulary'
import { amountOf, isSale, markTest, type VendorEvent } from './vendor.ts'

type Words = {
  events: Partial<Record<OutgoingEventType, string>>
  methods: Record<PaymentMethod, string>
  order: (code: string) => string
}

const words: Record<ConsoleLocale, Words> = {
  PT_BR: {
    events: {
      'sale.approved': 'Venda aprovada',
      'pix.created': 'Pix gerado',
      'boleto.created': 'Boleto gerado',
      'sale.refused': 'Venda recusada',
      'sale.refunded': 'Venda reembolsada',
      'sale.charged_back': 'Chargeback recebido',
      'sale.restored': 'Disputa ganha',
      'cart.abandoned': 'Carrinho abandonado',
      'subscription.started': 'Nova assinatura',
      'subscription.late': 'Assinatura em atraso',
      'subscription.canceled': 'Assinatura cancelada',
      'subscription.ended': 'Assinatura encerrada',
    },
    methods: { PIX: 'Pix', CREDIT_CARD: 'cartão', BILLET: 'boleto' },
    order: (code) => `pedido ${code}`,
  },
  EN_US: {
    events: {
      'sale.approved': 'Sale approved',
      'pix.created': 'Pix code created',
      'boleto.created': 'Boleto created',
      'sale.refused': 'Sale declined',
      'sale.refunded': 'Sale refunded',
      'sale.charged_back': 'Chargeback received',
      'sale.restored': 'Dispute won',
      'cart.abandoned': 'Abandoned cart',
      'subscription.started': 'New subscription',
      'subscription.late': 'Subscription past due',
      'subscription.canceled': 'Subscription canceled',
      'subscription.ended': 'Subscription ended',
    },
    methods: { PIX: 'Pix', CREDIT_CARD: 'card', BILLET: 'boleto' },
    order: (code) => `order ${code}`,
  },
}

/** A message for the seller's own channel: product and amount, without data of the buyer. */
export function noteText({ type, data, isTest, locale }: VendorEvent): string {
  const { events, methods, order } = words[locale]
  const amount = amountOf(data)
  const parts = [
    data.product.name,
    amount && formatMoney(amount.cents, amount.currency, locale),
    isSale(data) && methods[data.payment.method],
    isSale(data) && order(data.order.code),
  ].filter(Boolean)
  return markTest(`${events[type] ?? type}: ${parts.join(' · ')}`, isTest)
}
