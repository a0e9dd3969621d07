import * as words from '#i18n/words/en-us.ts'
import type { MySalesMessages } from './pt-br.ts'

export const messages = {
  title: words.sales,
  purpose: 'Payments, refunds and releases.',
  role: 'Your role in the sales',
  roles: { producer: words.producer, affiliate: words.affiliate, coProducer: words.coProducer },
  figure: {
    count: words.sales,
    gross: 'Total amount',
    approved: words.approvedFemininePlural,
    share: words.youReceive,
  },
  rowLabel: (buyer: string, order: string) => `the sale of ${buyer}, order ${order}`,
  empty: {
    title: 'Your first sale appears here',
    text: 'Share your checkout link and follow the payments here.',
    action: words.seeMyProducts,
  },
  partner: {
    rowLabel: (product: string, order: string) => `the sale of ${product}, order ${order}`,
    search: 'Order or transaction',
    gross: 'Total paid by the buyer',
    share: words.yourCommission,
    empty: {
      affiliate: {
        title: 'Your sales as an affiliate appear here',
        text: 'Share your links and follow the commissions here.',
      },
      coProducer: {
        title: 'Your sales as a co-producer appear here',
        text: 'Sales of co-produced products appear here, with your share.',
      },
    },
  },
  operation: {
    more: 'More actions',
    refund: 'Refund…',
    resendAccess: 'Send access again',
    resendCode: 'Send code again',
    copyLink: 'Copy recovery link',
    track: 'Enter tracking code',
    endDelivery: 'Close delivery…',
    addAffiliate: 'Add affiliate…',
    correctEmail: 'Correct email…',
    sent: words.emailSent,
    notSent: 'No email sent: sending is turned off, or the sale is a demo.',
    linkCopied: words.linkCopied,
    bulkAccess: (count: number) =>
      count === 1 ? 'Send the access of 1 sale again?' : `Send the access of ${count} sales again?`,
    bulkAccessText: 'Each buyer receives the email with the receipt and the access again.',
    bulkCode: (count: number) => (count === 1 ? 'Send 1 code again?' : `Send ${count} codes again?`),
    bulkCodeText: 'Each buyer receives the open Pix or boleto again.',
    bulkRefundLabel: 'Refund',
    bulkRefund: (count: number) => (count === 1 ? 'Refund 1 sale?' : `Refund ${count} sales?`),
    bulkRefundText: (left: number) =>
      `Each buyer receives the amount not yet refunded and loses access. This action cannot be undone.${left === 0 ? '' : left === 1 ? ' One of the selected sales cannot be refunded and will not change.' : ` ${left} of the selected sales cannot be refunded and will not change.`}`,
    bulkRefundTotal: (currency: string) => `Buyers receive (${currency})`,
  },
  email: {
    title: 'Correct the buyer’s email',
    text: 'The new address receives a confirmation code. The owner of the current email is notified and can undo the change within 7 days.',
    email: 'Correct email',
    send: 'Send code to the buyer',
    sent: 'Code sent to the new email',
    state: {
      WAITING: (email: string, until: string) => `Awaiting confirmation from ${email} until ${until}.`,
      EXPIRED: (email: string) => `The code sent to ${email} has expired.`,
      APPLIED: (email: string, until: string) =>
        `Purchase email changed to ${email}. The owner of the previous email can undo it until ${until}.`,
      UNDONE: (email: string) => `The change to ${email} was undone by the owner of the previous email.`,
    },
  },
  affiliate: {
    title: 'Add an affiliate to the sale',
    text: 'For referrals without a recorded click. The commission comes from your share and applies once the affiliate accepts.',
    affiliate: words.affiliate,
    upTo: (share) => `up to ${share}`,
    share: words.commission,
    shareHelp: 'Limited to the contract’s, on the sale amount after the platform fee.',
    theirs: 'The affiliate receives',
    yours: words.youReceive,
    until: (when) =>
      `The affiliate can answer until ${when}. The next charges of a subscription do not change.`,
    send: 'Send proposal',
    sent: 'Proposal sent to the affiliate',
    close: 'Close',
    withdraw: words.cancelProposal,
    withdrawn: words.proposalCanceled,
    state: {
      PROPOSED: (name, amount, until) =>
        `${name} has until ${until} to accept ${amount}. A new proposal replaces this one.`,
      EXPIRED: (name) => `${name} did not answer in time.`,
      ACCEPTED: (name, amount) => `${name} accepted and receives ${amount} of this sale.`,
      DECLINED: (name) => `${name} declined the last proposal.`,
    },
  },
  tracking: {
    title: 'Enter tracking code',
    text: 'The buyer receives the code by email.',
    carrier: 'Carrier',
    code: 'Tracking code',
    url: 'Tracking link',
    save: 'Send to the buyer',
    saved: 'Tracking sent to the buyer',
  },
  delivery: {
    title: 'Close delivery',
    text: 'The buyer sees the result under My purchases. After that, the tracking cannot be changed.',
    state: words.result,
    states: {
      DELIVERED: { label: words.delivered, description: 'Received at the buyer’s address.' },
      LOST: { label: words.lost, description: 'Neither delivered nor returned.' },
      RETURNED: { label: words.returned, description: 'Returned to you.' },
    },
    save: 'Close delivery',
    saved: 'Delivery closed',
  },
} satisfies MySalesMessages
