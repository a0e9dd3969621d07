import { paymentWords } from '@balcao/domain/payment-words/pt-br'

export type PricingMessages = typeof messages

export const messages = {
  method: paymentWords.method,
  title: 'Você recebe por venda',
  ofOffer: (title: string) => `Na oferta ${title}`,
  noPrice: 'Digite um preço para ver quanto você recebe.',
  noMethod: 'Nenhum método de pagamento está disponível nesta moeda. Fale com a plataforma.',
  release: (days: number) => (days === 0 ? 'na hora' : days === 1 ? 'em 1 dia' : `em ${days} dias`),
  account: (method: string) => `A conta do ${method}`,
  choose: 'Método da conta',
  pays: 'Comprador paga',
  fee: 'Taxa',
  feeRule: (percent: string, fixed: string) => `${percent} + ${fixed}`,
  coProducers: 'Coprodução',
  receive: 'Você recebe',
  reserve: (days: number) => `dos quais em ${days} dias, da reserva`,
  withAffiliate: 'Com afiliado',
  installments: 'Parcelas que o comprador vê',
  count: (count: number) => `${count}x`,
  free: 'sem juros',
  total: (total: string) => `total ${total}`,
}
