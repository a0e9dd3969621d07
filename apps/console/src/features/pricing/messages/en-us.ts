import { paymentWords } from '@balcao/domain/payments/payment-words/en-us'
import * as words from '#i18n/words/en-us.ts'
import type { PricingMessages } from './pt-br.ts'

export const messages = {
  method: paymentWords.method,
  title: 'You receive per sale',
  ofOffer: (title: string) => `For the offer ${title}`,
  noPrice: 'Enter a price to see what you receive.',
  noMethod: 'No payment method available in this currency. Contact the platform.',
  release: (days: number) => (days === 0 ? 'immediate' : days === 1 ? 'in 1 day' : `in ${days} days`),
  account: (method: string) => `Breakdown (${method})`,
  choose: 'Breakdown method',
  pays: words.buyerPays,
  fee: words.fee,
  feeRule: (percent: string, fixed: string) => `${percent} + ${fixed}`,
  coProducers: words.coProduction,
  receive: words.youReceive,
  reserve: (days: number) => `reserve released in ${days === 1 ? '1 day' : `${days} days`}`,
  withAffiliate: 'With an affiliate',
  installments: 'Installments shown to the buyer',
  count: (count: number) => `${count}x`,
  free: 'interest-free',
  total: (total: string) => `total ${total}`,
} satisfies PricingMessages
