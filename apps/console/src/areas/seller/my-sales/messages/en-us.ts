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
    endDelivery: 'Close delivery…',
    addAffiliate: 'Add affiliate…',
    correctEmail: 'Correct email…',
    sent: 'Email sent',
    notSent: 'Nothing was sent: this email is switched off, or the sale is a demo.',
    linkCopied: 'Link copied',
    bulkAccess: (count: number) =>
      count === 1 ? 'Send the access of 1 sale again?' : `Send the access of ${count} sales again?`,
    bulkAccessText: 'Each buyer gets the email with the receipt and the access again.',
    bulkCode: (count: number) => (count === 1 ? 'Send 1 code again?' : `Send ${count} codes again?`),
    bulkCodeText: 'Each buyer gets the Pix or the boleto that can still be paid again.',
    bulkRefundLabel: 'Refund',
    bulkRefund: (count: number) => (count === 1 ? 'Refund 1 sale?' : `Refund ${count} sales?`),
    bulkRefundText: (left: number) =>
      `Each buyer gets back all that has not gone back yet, and loses the access. This cannot be undone.${left === 0 ? '' : left === 1 ? ' One of the marked sales cannot be refunded and stays as it is.' : ` ${left} of the marked sales cannot be refunded and stay as they are.`}`,
    bulkRefundTotal: (currency: string) => `The buyers get (${currency})`,
  },
  email: {
    title: 'Correct the buyer’s email',
    text: 'The new address gets a code that only the buyer can use. The current email is told of the change and can undo it for 7 days.',
    email: 'Correct email',
    send: 'Send the code to the buyer',
    sent: 'Code sent to the new email',
    state: {
      WAITING: (email: string, until: string) => `Waiting for ${email} to confirm until ${until}.`,
      EXPIRED: (email: string) => `The code sent to ${email} no longer works.`,
      APPLIED: (email: string, until: string) =>
        `The purchase belongs to ${email}. The former email could undo it until ${until}.`,
      UNDONE: (email: string) => `The change to ${email} was undone by the owner of the former email.`,
    },
  },
  affiliate: {
    title: 'Add an affiliate to the sale',
    text: 'For a referral that did happen while no click was recorded. The commission comes from your part alone and counts once the affiliate accepts.',
    affiliate: 'Affiliate',
    upTo: (share) => `up to ${share}`,
    share: 'Commission',
    shareHelp: 'At most that of the contract, of what the sale leaves after the platform’s fee.',
    theirs: 'The affiliate gets',
    yours: 'You keep',
    until: (when) =>
      `The affiliate can answer until ${when}. The next charges of a subscription do not change.`,
    send: 'Send proposal',
    sent: 'Proposal sent to the affiliate',
    close: 'Close',
    withdraw: 'Withdraw proposal',
    withdrawn: 'Proposal withdrawn',
    state: {
      PROPOSED: (name, amount, until) =>
        `${name} has until ${until} to accept ${amount}. A new proposal takes its place.`,
      EXPIRED: (name) => `${name} did not answer in time.`,
      ACCEPTED: (name, amount) => `${name} accepted and gets ${amount} of this sale.`,
      DECLINED: (name) => `${name} declined the last proposal.`,
    },
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
  delivery: {
    title: 'Close delivery',
    text: 'The buyer sees how it ended under My purchases. After that the tracking no longer changes.',
    state: 'How it ended',
    states: {
      DELIVERED: { label: 'Delivered', description: 'It arrived at the buyer’s address.' },
      LOST: { label: 'Lost', description: 'It neither arrived nor came back.' },
      RETURNED: { label: 'Returned', description: 'It came back to you.' },
    },
    save: 'Close delivery',
    saved: 'Delivery closed',
  },
} satisfies MySalesMessages
