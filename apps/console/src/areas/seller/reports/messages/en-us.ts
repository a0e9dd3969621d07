import { paymentWords } from '@balcao/domain/payment-words/en-us'
import { reportWords } from '@balcao/domain/report-words/en-us'
import type { ReportsMessages } from './pt-br.ts'

export const messages: ReportsMessages = {
  ...reportWords,
  method: paymentWords.method,
  title: 'Reports',
  purpose: 'One question for each report, with a chart, a table and an export.',
  reports: {
    PERIOD: {
      name: 'Sales by day',
      question: 'How much came in each day',
      note: 'A sale counts on the day it was paid. Net is your share, less what went back to buyers.',
    },
    PRODUCT: {
      name: 'Sales by product',
      question: 'What sells and what does not',
      note: 'The amount sold includes order bumps taken along.',
    },
    OFFER: {
      name: 'Sales by offer',
      question: 'Which price and which page sell most',
      note: 'The amount sold includes order bumps taken along.',
    },
    SOURCE: {
      name: 'Sales by source',
      question: 'Where the money comes from',
      note: 'The source is the utm_source of the link that brought the buyer.',
    },
    AFFILIATE: {
      name: 'Sales by affiliate',
      question: 'Who brings sales and who brings refunds',
      note: 'Your share is what is left after the affiliate’s commission.',
    },
    METHOD: {
      name: 'Sales by payment method',
      question: 'Pix, boleto or card, and in how many installments',
      note: 'The amount sold by card includes the installment interest that buyers paid.',
    },
    APPROVAL: {
      name: 'Card approval',
      question: 'Why cards are refused',
      note: 'By the reason that the acquirer gave for each attempt.',
    },
    REFUNDS: {
      name: 'Refunds and chargebacks',
      question: 'What went back to buyers, and how much of it was yours',
      note: 'Counted on the day it went back, not on the day of the sale. Disputes that were won are left out.',
    },
    SUBSCRIPTIONS: {
      name: 'Subscriptions',
      question: 'Monthly revenue, newcomers and cancellations by plan',
      note: 'MRR is what active subscribers pay in 30 days, as of today. New and canceled are those of the period.',
    },
    RELEASES: {
      name: 'Receivables by date',
      question: 'What is released each day',
      note: 'Everything that still waits for its release date, just as in the statement.',
    },
  },
  group: { sales: 'Sales', customers: 'Conversion and customers', money: 'Money' },
  product: 'Product',
  allProducts: 'All products',
  export: 'Export CSV',
  total: 'Total',
  share: 'Share',
  versus: 'compared with the period before',
  approvalRate: 'Approval rate',
  churn: 'Churn in the period',
  churnDetail: (left, atStart) => `${left} of ${atStart} left`,
  empty: {
    title: 'Nothing in this period',
    text: 'Choose a longer period or another product.',
    releases: 'Nothing to be released',
    releasesText: 'Once there are paid sales, their release dates show up here.',
  },
}
