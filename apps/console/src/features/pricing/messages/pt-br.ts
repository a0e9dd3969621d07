import { paymentWords } from '@balcao/domain/payments/payment-words/pt-br'
import * as words from '#i18n/words/pt-br.ts'

export type PricingMessages = typeof messages

export const messages = {
  method: paymentWords.method,
  title: 'Você recebe por venda',
  ofOffer: (title: string) => `Na oferta ${title}`,
  noPrice: 'Informe um preço para ver quanto você recebe.',
  noMethod: 'Nenhuma forma de pagamento disponível nesta moeda. Fale com a plataforma.',
  release: (days: number) => (days === 0 ? 'imediato' : days === 1 ? 'em 1 dia' : `em ${days} dias`),
  account: (method: string) => `Detalhamento (${method})`,
  choose: 'Forma de pagamento do detalhamento',
  pays: words.buyerPays,
  fee: words.fee,
  feeRule: (percent: string, fixed: string) => `${percent} + ${fixed}`,
  coProducers: words.coProduction,
  receive: words.youReceive,
  reserve: (days: number) => `reserva liberada em ${days === 1 ? '1 dia' : `${days} dias`}`,
  withAffiliate: 'Com afiliado',
  installments: 'Parcelas exibidas ao comprador',
  count: (count: number) => `${count}x`,
  free: 'sem juros',
  total: (total: string) => `total ${total}`,
}
