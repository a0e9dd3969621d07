import * as words from '#i18n/words/en-us.ts'
import type { AccessPurchasesMessages } from './pt-br.ts'

export const messages = {
  title: 'My library',
  purpose: 'Content from your purchases.',
  tabs: { label: 'Product types', digital: 'Digital', physical: 'Physical' },
  empty: {
    title: 'No access',
    text: 'Products with an approved payment appear here.',
    action: words.viewMyPurchases,
  },
  standing: {
    OPEN: 'Available',
    LATE: 'Payment overdue',
    PAUSED: words.subscriptionPaused,
    ENDED: words.subscriptionEnded,
    REVOKED: 'Access ended',
  },
  why: {
    LATE: (until) => `Pay the subscription to avoid losing access on ${until}.`,
    PAUSED: 'Access returns when you resume the subscription.',
    ENDED: 'Subscription ended. You can subscribe again anytime.',
    REFUND: (day) => `Ended on ${day}: purchase refunded.`,
    CHARGEBACK: (day) => `Ended on ${day}: chargeback.`,
    DISPUTE: (day) => `Suspended on ${day}: dispute under review at the bank.`,
    SUBSCRIPTION: (day) => `Suspended on ${day}: non-payment.`,
  },
  toSubscription: 'View subscription',
  openUntil: (day) => `Available until ${day}`,
  noContents:
    'The store delivers this product through its own channel. Didn’t receive it? Contact the store below.',
  noContentsNoContact:
    'The store delivers this product through its own channel. Didn’t receive it? Request a refund in My purchases: the store answers there.',
  download: words.download,
  open: words.openVerb,
  kind: {
    FILE: words.file,
    LINK: words.link,
    LICENSE: words.licenseKey,
    EXTERNAL: 'Access in the store’s system',
  },
  mediaKind: { VIDEO: 'Video', AUDIO: 'Audio' },
  play: { VIDEO: 'Watch', AUDIO: 'Listen' },
  copyKey: (title) => `Copy the key: ${title}`,
  keyToCome: 'The store is restocking keys. Yours will appear here and be sent by email.',
  external: {
    OPENING: 'We are enabling your access in the store’s system.',
    OPEN: 'The store enabled your access. Sign in with the purchase email.',
    STUCK: 'The store’s system did not respond, and access is not enabled yet.',
  },
  stuckWithContact: 'The store’s system did not respond. Contact the store to enable access.',
  usesLeft: (left, max) => `Uses left: ${left} of ${max}`,
  usedUp: 'Limit reached',
  opensOn: (day) => `Available on ${day}`,
  helpSubject: (code, product) => `Order ${code}: ${product}`,
  records: 'Access records',
  recordsText: 'Delivery and access history.',
  record: {
    GRANTED: words.accessGranted,
    FILE: (title) => `File delivered: ${title}`,
    LINK: (title) => `Link opened: ${title}`,
    LICENSE: (title) => `Key delivered: ${title}`,
    EXTERNAL: (title) => `Access requested from the store: ${title}`,
    CLOSED: 'Access ended',
    REOPENED: 'Access enabled again',
  },
} satisfies AccessPurchasesMessages
