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
    CARTS: {
      name: 'Carts and recovery',
      question: 'What was left behind, and what came back',
      note: 'Counted on the day on which the visitor last typed. Recovered is what was paid after a message or by the link of the cart. Carts are erased after 90 days.',
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
    COHORT: {
      name: 'Subscription cohorts',
      question: 'Who began in each month, and who stayed',
      note: 'The last 12 months. A column appears once everybody who began in the month has had that time.',
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
  recoveryRate: 'Recovery rate',
  afterMonths: (months) => (months === 1 ? '1 month' : `${months} months`),
  views: {
    title: 'Your views',
    none: 'Open a report, choose its filters and save it. It waits for you here.',
    save: 'Save view',
    saveHelp: 'Keeps the report with its filters. “30 days” follows the day on which you look.',
    name: 'Name',
    nameHelp: 'A view of the same name is replaced.',
    saved: 'View saved',
    period: (preset) => (preset === 'TODAY' ? 'today' : `${preset} days`),
    actions: (name) => `Actions of ${name}`,
    schedule: { WEEKLY: 'Every Monday at 8', MONTHLY: 'On the 1st of each month at 8', NONE: 'Do not send' },
    mailed: { WEEKLY: 'by email on Mondays', MONTHLY: 'by email on the 1st' },
    scheduleAction: 'Send by email',
    scheduleText: {
      WEEKLY: 'With the figures of the week that is over, Monday to Sunday.',
      MONTHLY: 'With the figures of the month that is over.',
      NONE: 'The view stays saved.',
    },
    scheduleHelp:
      'It goes to your own address only, without data of buyers. One click in the email switches it off.',
    scheduled: (day) => `Scheduled. The next one leaves on ${day}.`,
    unscheduled: 'Emails switched off',
    remove: 'Delete view',
    removeTitle: (name) => `Delete “${name}”?`,
    removeText: 'The report stays in the list. Only this view and its emails are deleted.',
    removed: 'View deleted',
  },
  approvalRate: 'Approval rate',
  churn: 'Churn in the period',
  churnDetail: (left, atStart) => `${left} of ${atStart} left`,
  empty: {
    title: 'Nothing in this period',
    text: 'Choose a longer period or another product.',
    cohort: 'No subscription in the last 12 months',
    cohortText: 'As soon as somebody subscribes, their month appears here.',
    releases: 'Nothing to be released',
    releasesText: 'Once there are paid sales, their release dates show up here.',
  },
}
