import type { AccessPurchasesMessages } from './pt-br.ts'

export const messages = {
  title: 'My library',
  purpose: 'What you bought, ready to open.',
  tabs: { label: 'Kinds of product', digital: 'Digital', physical: 'Physical' },
  empty: {
    title: 'Nothing to open yet',
    text: 'As soon as a payment is approved, the product shows up here.',
    action: 'See my purchases',
  },
  standing: {
    OPEN: 'Open',
    LATE: 'Payment overdue',
    PAUSED: 'Subscription paused',
    ENDED: 'Subscription ended',
    REVOKED: 'Access closed',
  },
  why: {
    LATE: (until) => `Pay the subscription to keep access after ${until}.`,
    PAUSED: 'Access comes back when you resume the subscription.',
    ENDED: 'The subscription is over. You can subscribe again anytime.',
    REFUND: (day) => `Closed on ${day}, because the purchase was refunded.`,
    CHARGEBACK: (day) => `Closed on ${day}, because the purchase was disputed at the bank.`,
    DISPUTE: (day) => `Suspended on ${day}, while the bank looks into the dispute.`,
    SUBSCRIPTION: (day) => `Suspended on ${day}, for lack of payment.`,
  },
  toSubscription: 'See subscription',
  openUntil: (day) => `Open until ${day}`,
  noContents:
    'The shop delivers this product through a channel of its own. Nothing arrived? Write to the shop below.',
  noContentsNoContact:
    'The shop delivers this product through a channel of its own. Nothing arrived? Ask for a refund in My purchases: the shop answers there.',
  download: 'Download',
  open: 'Open',
  kind: { FILE: 'File', LINK: 'Link', LICENSE: 'Licence key', EXTERNAL: 'Access in the shop’s system' },
  copyKey: (title) => `Copy the key: ${title}`,
  keyToCome: 'The shop is refilling its keys. Yours will be here and in your e-mail.',
  external: {
    OPENING: 'We are opening your access in the shop’s system.',
    OPEN: 'The shop opened your access. Enter with the e-mail of the purchase.',
    STUCK: 'The shop’s system did not answer. Contact the shop to get in.',
  },
  usesLeft: (left, max) => `${left} of ${max} uses left`,
  usedUp: 'Limit reached',
  opensOn: (day) => `Opens on ${day}`,
  helpSubject: (code, product) => `Order ${code}: ${product}`,
  records: 'Access records',
  recordsText: 'Every delivery is recorded here.',
  record: {
    GRANTED: 'Access opened',
    FILE: (title) => `File delivered: ${title}`,
    LINK: (title) => `Link opened: ${title}`,
    LICENSE: (title) => `Key delivered: ${title}`,
    EXTERNAL: (title) => `Access asked of the shop: ${title}`,
    CLOSED: 'Access closed',
    REOPENED: 'Access opened again',
  },
} satisfies AccessPurchasesMessages
