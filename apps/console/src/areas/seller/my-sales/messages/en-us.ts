import type { MySalesMessages } from './pt-br.ts'

export const messages = {
  title: 'Sales',
  purpose: 'From the payment being made to the money being released.',
  role: 'Your role in the sales',
  roles: { producer: 'Producer', affiliate: 'Affiliate', coProducer: 'Co-producer' },
  figure: {
    count: 'Sales',
    gross: 'Total value',
    approved: 'Approved',
    share: 'You receive',
  },
  rowLabel: (buyer: string, order: string) => `the sale of ${buyer}, order ${order}`,
  empty: {
    title: 'Your first sale shows up here',
    text: 'Share the link of your checkout and follow every payment on this page.',
    action: 'See my products',
  },
  partner: {
    rowLabel: (product: string, order: string) => `the sale of ${product}, order ${order}`,
    search: 'Order or transaction',
    gross: 'Total paid by the buyer',
    share: 'Your commission',
    empty: {
      affiliate: {
        title: 'Your sales as an affiliate appear here',
        text: 'Share your links and follow each commission on this page.',
      },
      coProducer: {
        title: 'Your sales as a co-producer appear here',
        text: 'When a product that you make with somebody sells, your part appears on this page.',
      },
    },
  },
  deed: {
    more: 'More actions',
    refund: 'Refund…',
    resendAccess: 'Send access again',
    resendCode: 'Send code again',
    copyLink: 'Copy recovery link',
    track: 'Enter tracking code',
    sent: 'Email sent',
    notSent: 'Nothing was sent: this email is switched off, or the sale is a demo.',
    linkCopied: 'Link copied',
    bulkAccess: (count: number) =>
      count === 1 ? 'Send the access of 1 sale again?' : `Send the access of ${count} sales again?`,
    bulkAccessText: 'Each buyer gets the email with the receipt and the access again.',
    bulkCode: (count: number) => (count === 1 ? 'Send 1 code again?' : `Send ${count} codes again?`),
    bulkCodeText: 'Each buyer gets the Pix or the boleto that can still be paid again.',
  },
  tracking: {
    title: 'Enter tracking code',
    text: 'The buyer gets the code by email.',
    carrier: 'Carrier',
    code: 'Tracking code',
    url: 'Link to follow it',
    save: 'Send to the buyer',
    saved: 'Tracking sent to the buyer',
  },
} satisfies MySalesMessages
