import { cartWords } from '@balcao/domain/checkout/cart-words/en-us'
import * as words from '#i18n/words/en-us.ts'
import type { BuyersMessages } from './pt-br.ts'

export const messages: BuyersMessages = {
  title: words.buyers,
  purpose: 'Purchases, conversations, disputes, subscriptions and carts of one buyer, across all sellers.',
  search: 'Email, CPF, CNPJ, name or order code',
  start: {
    title: 'Search for a buyer',
    text: 'Type at least 3 characters. The view is recorded in the audit log.',
  },
  none: { title: 'No buyer found', text: 'Check the email, CPF or order code.' },
  lastOrder: (day) => `Last order on ${day}`,
  loading: words.buyer,
  since: (day) => `Buyer since ${day}`,
  audited: 'This view was recorded in the audit log.',
  sum: {
    paid: words.paid,
    kept: 'Completed',
    refunded: words.refunded,
    disputed: words.inDispute,
    sales: (count) => (count === 1 ? '1 paid purchase' : `${count} paid purchases`),
  },
  purchases: {
    title: words.purchases,
    date: words.date,
    product: 'Product and seller',
    method: words.payment,
    amount: words.amount,
    status: words.status,
    actions: words.actions,
    rowLabel: (product, code) => `the purchase of ${product}, order ${code}`,
  },
  signals: {
    title: 'Risk signals',
    attention: words.needsAttention,
    clear: 'No alerts',
    none: 'Not enough history yet.',
    help: 'Counted from the history on this platform. It blocks no purchase.',
    signal: {
      DISPUTE_OPEN: (count) => (count === 1 ? '1 open dispute' : `${count} open disputes`),
      DISPUTE_LOST: (count) => (count === 1 ? '1 lost dispute' : `${count} lost disputes`),
      CARDS_DECLINED: (count) =>
        count === 1 ? '1 card declined in 30 days' : `${count} cards declined in 30 days`,
      MANY_CARDS: (count) => `${count} different cards in 30 days`,
      REFUNDS_ASKED: (count) => `${count} refund requests`,
      SAME_DOCUMENT: (count) => {
        if (count === 1) return 'Same document at another email'
        return count < 10 ? `Same document at ${count} other emails` : 'Same document at 10 emails or more'
      },
      KEPT: (count) =>
        count === 1 ? '1 purchase kept without a refund' : `${count} purchases kept without a refund`,
      KNOWN_FOR_DAYS: (count) => `Buyer for ${count} days`,
    },
  },
  cards: {
    title: 'Cards',
    none: 'No card used.',
    card: (lastFour) => `Ending in ${lastFour}`,
    tries: (count) => (count === 1 ? '1 purchase' : `${count} purchases`),
    declined: (count) => (count === 1 ? '1 declined' : `${count} declined`),
  },
  devices: {
    title: 'Devices',
    none: 'No device recognized.',
    unknown: words.unrecognizedDevice,
    purchases: (count) => (count === 1 ? '1 purchase' : `${count} purchases`),
  },
  disputes: {
    title: words.disputes,
    none: 'No disputes.',
    kind: { CHARGEBACK: words.chargeback, PIX_MED: 'Pix return (MED)' },
    due: (at) => `due ${at}`,
  },
  talks: {
    title: 'Refund requests and conversations',
    none: 'No refund requests.',
    author: { BUYER: words.buyer, SELLER: words.seller, STAFF: words.platform },
    open: 'Open request',
    protocol: (protocol) => `Protocol ${protocol}`,
  },
  subscriptions: {
    title: words.subscriptions,
    none: 'No subscriptions.',
    every: (price, days) => `${price} every ${days} days`,
  },
  carts: { title: words.abandonedCarts, none: 'No abandoned carts.', state: cartWords.state },
  others: {
    title: 'Same CPF or CNPJ, another email',
    text: 'It may be the same person. The document was entered at purchase and not verified.',
  },
}
