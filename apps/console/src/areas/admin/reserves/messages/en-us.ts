import * as words from '#i18n/words/en-us.ts'
import type { ReservesMessages } from './pt-br.ts'

export const messages = {
  title: words.reserves,
  purpose: 'Amounts retained from sales to cover refunds and chargebacks, with release date.',
  search: 'Search by seller or order',
  filter: {
    standing: words.status,
    all: words.allFemininePlural,
    seller: words.seller,
    allSellers: words.allSellers,
  },
  standings: {
    RETAINED: 'Retained',
    EXTENDED: 'Extended',
    HELD: 'On hold',
    RELEASED: 'Released',
    CONSUMED: 'Consumed',
    SOLD: 'Advanced',
  },
  standing: {
    RETAINED: 'Retained',
    EXTENDED: 'Extended',
    HELD: 'On hold',
    RELEASED: 'Released',
    CONSUMED: 'Consumed',
    SOLD: 'Advanced',
  },
  column: {
    person: words.seller,
    order: words.order,
    reserved: 'Reserved on',
    release: 'Release date',
    settled: 'Closed on',
    standing: words.status,
    amount: words.amount,
  },
  extendedFrom: (date: string) => `previously ${date}`,
  rowLabel: (name: string, order: string) => `${name}, order ${order}`,
  tile: {
    retained: 'Retained',
    extended: (amount: string) => `${amount} extended`,
    held: (amount: string) => `${amount} on hold`,
    week: 'Releases in 7 days',
    month: (amount: string) => `${amount} in 30 days`,
    released: 'Released in 30 days',
    consumed: 'Consumed in 30 days',
    consumedBy: 'refunds, chargebacks and negative balances',
  },
  empty: {
    title: 'No reserves',
    text: 'Amounts retained from sales appear here, with the release date.',
  },
  release: {
    label: 'Propose release',
    title: (name: string) => `Propose releasing ${name}’s reserve?`,
    text: 'The reserve is only released after approval by another team member, within 24 hours.',
    confirm: words.sendForApproval,
    done: words.proposalSentForApproval,
    help: words.visibleToTheApproverAnd,
    reserve: 'Debited from the reserve',
    available: 'Credited to available',
    bulkTitle: (count: number) =>
      count === 1 ? 'Propose releasing 1 reserve?' : `Propose releasing ${count} reserves?`,
    bulkText:
      'Creates one proposal per seller and currency, which another team member approves within 24 hours.',
  },
  extend: {
    label: 'Extend',
    title: (name: string) => `Extend ${name}’s reserve`,
    text: 'The amount becomes available after the new date, up to 180 days past the original.',
    until: 'Retain until the end of',
    reason: words.reason,
    reasonHelp: words.recordedInTheAuditLog,
    save: 'Extend',
    done: 'Reserve extended',
  },
} satisfies ReservesMessages
