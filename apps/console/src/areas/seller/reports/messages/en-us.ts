import { paymentWords } from '@balcao/domain/payments/payment-words/en-us'
import { reportWords } from '@balcao/domain/reports/report-words/en-us'
import * as words from '#i18n/words/en-us.ts'
import type { ReportsMessages } from './pt-br.ts'

export const messages: ReportsMessages = {
  ...reportWords,
  method: paymentWords.method,
  title: words.reports,
  purpose: 'Sales, conversion and receivables.',
  reports: {
    PERIOD: {
      name: 'Sales by day',
      question: 'Revenue by day',
      note: 'Sales counted on the payment date. Net revenue is what you receive, less refunds and chargebacks.',
    },
    PRODUCT: {
      name: 'Sales by product',
      question: 'Performance of each product',
      note: 'The amount sold includes the order bumps of the purchase.',
    },
    OFFER: {
      name: 'Sales by offer',
      question: 'Performance by price and checkout',
      note: 'The amount sold includes the order bumps of the purchase.',
    },
    SOURCE: {
      name: 'Sales by source',
      question: 'Channels that bring revenue',
      note: 'Source as in the UTM of the access link.',
    },
    AFFILIATE: {
      name: 'Sales by affiliate',
      question: 'Sales and refunds by affiliate',
      note: 'What you receive is already less the affiliate’s commission.',
    },
    METHOD: {
      name: 'Sales by payment method',
      question: 'Pix, boleto and card by number of installments',
      note: 'The amount sold by card includes the installment interest paid by the buyer.',
    },
    APPROVAL: {
      name: words.cardApproval,
      question: 'Card decline reasons',
      note: 'Reason given by the acquirer for each attempt.',
    },
    CARTS: {
      name: 'Carts and recovery',
      question: 'Abandoned and recovered carts',
      note: 'Date of the visitor’s last activity. Recovered is the amount paid after a message or through the cart link. Carts are erased after 90 days.',
    },
    REFUNDS: {
      name: 'Refunds and chargebacks',
      question: 'Returned amounts and impact on your share',
      note: 'Counted on the return date. Disputes won are not included.',
    },
    SUBSCRIPTIONS: {
      name: words.subscriptions,
      question: 'Monthly revenue, new subscribers and cancellations by plan',
      note: 'MRR is the 30-day revenue of today’s active subscribers. New and canceled are those of the period.',
    },
    COHORT: {
      name: 'Subscription cohorts',
      question: 'Retention by month of entry',
      note: 'Last 12 months. A column appears once the whole group of the month has reached that time.',
    },
    RELEASES: {
      name: 'Receivables by date',
      question: 'Amounts to be released by day',
      note: 'Amounts to be released, as in the statement.',
    },
  },
  group: { sales: words.sales, customers: 'Conversion and customers', money: 'Receivables' },
  product: words.product,
  allProducts: words.allProducts,
  export: 'Export CSV',
  total: words.total,
  share: words.share,
  versus: 'compared with the previous period',
  recoveryRate: 'Recovery rate',
  afterMonths: (months) => (months === 1 ? '1 month' : `${months} months`),
  views: {
    title: 'Your views',
    none: 'Save a report with filters to access it here.',
    save: 'Save view',
    saveHelp:
      'Saves the report with its filters. The “30 days” period is always relative to the current date.',
    name: words.name,
    nameHelp: 'A view with the same name is replaced.',
    saved: 'View saved',
    period: (preset) => (preset === 'TODAY' ? 'today' : `${preset} days`),
    actions: (name) => `Actions of ${name}`,
    schedule: { WEEKLY: 'Every Monday at 8', MONTHLY: 'On the 1st of each month at 8', NONE: 'Do not send' },
    mailed: { WEEKLY: 'by email on Mondays', MONTHLY: 'by email on the 1st' },
    scheduleAction: 'Send by email',
    scheduleText: {
      WEEKLY: 'With the figures of the previous week, Monday to Sunday.',
      MONTHLY: 'With the figures of the previous month.',
      NONE: 'The view stays saved.',
    },
    scheduleHelp: 'Sent only to your email, without buyer data. To cancel, use the link in the email.',
    scheduled: (day) => `Scheduled. Next email on ${day}.`,
    unscheduled: 'Emails turned off',
    remove: 'Delete view',
    removeTitle: (name) => `Delete “${name}”?`,
    removeText: 'The report is kept. The view and its emails are deleted.',
    removed: 'View deleted',
  },
  approvalRate: 'Approval rate',
  churn: 'Churn in the period',
  churnDetail: (left, atStart) => `${left} of ${atStart} canceled`,
  empty: {
    title: 'No results in the period',
    text: 'Choose a longer period or another product.',
    cohort: 'No subscription in the last 12 months',
    cohortText: 'New subscriptions appear here, by month of entry.',
    releases: 'Nothing to be released',
    releasesText: 'The release dates of paid sales appear here.',
  },
}
