import { paymentWords } from '@balcao/domain/payment-words/en-us'
import type { PricingMessages } from './pt-br.ts'

export const messages = {
  method: paymentWords.method,
  title: 'What you receive per sale',
  ofOffer: (title: string) => `For the offer ${title}`,
  noPrice: 'Type a price to see what you receive.',
  noMethod: 'No payment method is available in this currency. Talk to the platform.',
  release: (days: number) => (days === 0 ? 'at once' : days === 1 ? 'in 1 day' : `in ${days} days`),
  account: (method: string) => `How ${method} adds up`,
  choose: 'Method of the calculation',
  pays: 'Buyer pays',
  fee: 'Fee',
  feeRule: (percent: string, fixed: string) => `${percent} + ${fixed}`,
  coProducers: 'Co-production',
  receive: 'You receive',
  reserve: (days: number) => `of it after ${days} days, from the reserve`,
  withAffiliate: 'With an affiliate',
  installments: 'Installments that the buyer sees',
  count: (count: number) => `${count}x`,
  free: 'no interest',
  total: (total: string) => `${total} in total`,
} satisfies PricingMessages
