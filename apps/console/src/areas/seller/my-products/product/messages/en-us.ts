import type { ProductMessages } from './pt-br.ts'

export const messages = {
  title: 'Product',
  offers: (count: number) => (count === 0 ? 'no offers' : count === 1 ? '1 offer' : `${count} offers`),
  seeCheckout: 'See checkout',
  tabs: { label: 'Parts of the product', general: 'General', bumps: 'Order bump' },
  pause: {
    button: 'Pause',
    action: 'Pause sales',
    title: (name: string) => `Pause the sales of ${name}?`,
    effect:
      'Whoever opens the checkout will see that the product is not for sale, and it no longer shows up as an order bump. Purchases already made stay valid, and you can resume at any time.',
    done: 'Sales paused',
  },
  resume: {
    button: 'Resume',
    action: 'Resume sales',
    title: (name: string) => `Resume the sales of ${name}?`,
    effect: 'The checkout sells again at once, and the product shows up as an order bump again.',
    done: 'Sales resumed',
  },
  general: {
    product: { title: 'Presentation', text: 'What the buyer sees before paying.' },
    name: 'Name',
    description: 'Description',
    descriptionHelp: 'Shown at the checkout, and below the title where the product is an order bump.',
    image: 'Picture',
    imageHelp: 'A square picture works best, 800 × 800 px or larger.',
    terms: {
      title: 'Category and guarantee',
      text: 'What the product is about, and for how long the buyer may change their mind.',
    },
    category: 'Category',
    guarantee: 'Guarantee',
    guaranteeHelp: 'Counts from the next purchase on. Earlier ones keep the period they had.',
    days: (count: number) => `${count} days`,
    support: { title: 'Support', text: 'Where the questions of your buyers go.' },
    supportEmail: 'Email',
    supportPhone: 'WhatsApp',
    salesPage: { title: 'Sales page', text: 'Where you present and promote the product.' },
    salesPageUrl: 'Address',
    thankYou: {
      title: 'Thank-you page',
      text: 'Where buyers go who have just paid. Without an address they stay on our receipt.',
    },
    thankYouUrl: 'Address of the thank-you page',
  },
  bumps: {
    rows: 'Offers at the checkout',
    rowsHelp: (max: number) => `Up to ${max}, in the order the buyer sees them.`,
    newRow: 'New offer',
    add: 'Add offer',
    offer: 'Offer',
    price: (price: string) => `Sold for ${price}.`,
    fakePrice: 'Reference price',
    notForSale: 'Not for sale',
    notForSaleReason:
      'The checkout does not show this offer. Put it back on sale or remove it from the list to save.',
    preview: 'Preview of the checkout',
    empty: {
      title: 'Sell more in the same payment',
      text: 'An order bump is an offer that the buyer adds by ticking a box, right before paying. Choose something that goes with this product and costs less.',
    },
  },
} satisfies ProductMessages
