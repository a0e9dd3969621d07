import * as words from '#i18n/words/en-us.ts'
import type { OffersMessages } from './pt-br.ts'

export const messages = {
  title: words.offers,
  of: (product: string) => `Offers of ${product}`,
  purpose: 'Each offer has its own price, billing and checkout link.',
  search: 'Offer name',
  status: words.status,
  allStatuses: words.allFemininePlural,
  statuses: { ACTIVE: words.activeFemininePlural, PAUSED: 'Paused' },
  standing: { ACTIVE: words.activeFeminine, PAUSED: words.paused },
  create: 'New offer',
  column: {
    title: words.offer,
    price: words.price,
    charge: 'Billing',
    methods: words.payment,
    template: words.template,
    status: words.status,
    created: words.createdOn,
  },
  once: 'One-time payment',
  every: (days: number) => `Subscription every ${days} days`,
  afterwards: 'then',
  template: { DEFAULT: words.defaultWord, VEGA: words.vega, DROPSHIPPING: words.dropshipping },
  rowLabel: (title: string) => `the offer ${title}`,
  empty: {
    title: 'No offers',
    text: 'Create an offer to get a checkout link with a price and billing type.',
  },
  action: {
    copy: words.copyLink,
    copied: words.linkCopied,
    qr: 'QR code',
    open: 'See checkout',
    builder: words.customizeCheckout,
    duplicate: words.duplicate,
    duplicated: 'Copy made, paused',
    copyTitle: (title: string) => `${title} (copy)`,
    pause: words.pause,
    paused: 'Offer paused',
    resume: 'Activate',
    resumed: 'Offer activated',
  },
  pause: {
    title: (title: string) => `Pause the offer ${title}?`,
    effect:
      'The link says that the offer is unavailable. Other offers and active subscriptions are not affected.',
  },
  qr: {
    title: (title: string) => `QR code of ${title}`,
    label: (title: string) => `QR code that opens the checkout of ${title}`,
    text: 'Point your phone’s camera to open the checkout.',
  },
  form: {
    loading: words.offer,
    newTitle: 'New offer',
    name: 'Offer name',
    nameHelp: 'Shown in reports and, as an order bump, at the checkout.',
    kind: 'Billing',
    oneTime: { label: 'One-time payment', help: 'A single charge, in full or in installments.' },
    subscription: { label: words.subscription, help: 'Recurring charge until canceled, in 1x.' },
    bound: 'Offer already sold or used as an order bump: the billing type cannot be changed.',
    price: words.price,
    firstPrice: 'First charge',
    priceHelp: 'Changes apply to new sales.',
    recurrencePrice: 'Next charges',
    recurrencePriceHelp: 'Blank: same amount as the first.',
    frequency: 'Renews every',
    days: (days: number) => `${days} days`,
    template: words.checkoutTemplate,
    templates: {
      DEFAULT: { label: words.defaultWord, help: 'Two columns, summary on the side.' },
      VEGA: { label: words.vega, help: 'Minimalist, with the cart on the side.' },
      DROPSHIPPING: { label: words.dropshipping, help: 'In steps, with address and shipping.' },
    },
    methods: words.paymentMethods,
    pix: words.pix,
    creditCard: words.creditCard,
    billet: words.boleto,
    bumps: 'Order bumps',
    bumpsText: (count: number) =>
      count === 0
        ? 'None. Order bumps apply to all offers of the product.'
        : count === 1
          ? '1 order bump, the same for all offers of the product.'
          : `${count} order bumps, the same for all offers of the product.`,
    editBumps: 'Edit order bumps',
    created: 'Offer created',
  },
} satisfies OffersMessages
