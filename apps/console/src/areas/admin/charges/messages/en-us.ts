import * as words from '#i18n/words/en-us.ts'
import type { ChargesMessages } from './pt-br.ts'

export const messages: ChargesMessages = {
  title: words.invoices,
  purpose: 'Monthly invoices from the operator.',
  column: {
    month: 'Month',
    volume: 'Volume sold',
    amount: words.amount,
    due: words.dueOn,
    state: words.status,
    paid: words.paidOn,
  },
  filter: words.status,
  all: words.allFemininePlural,
  states: {
    OPEN: words.openFemininePlural,
    OVERDUE: 'Overdue',
    PAID: 'Paid',
    CANCELED: words.canceledFemininePlural,
  },
  state: { OPEN: 'Open', OVERDUE: 'Overdue', PAID: words.paidFeminine, CANCELED: words.canceledFeminine },
  empty: {
    title: 'No invoices',
    text: 'The first invoice appears here after the month closes.',
  },
  suspended: {
    title: (day) => `New sales suspended since ${day}`,
    text: 'There is an overdue invoice after all notices. Sales resume once the operator confirms the payment. Withdrawals, refunds and subscriptions are not affected.',
  },
  contest: {
    label: 'Dispute',
    title: 'Dispute',
    confirmTitle: 'Dispute this invoice?',
    confirmText:
      'The operator receives the reason and responds. Until then, no further overdue notices are sent.',
    amount: 'Amount billed',
    reason: 'Reason for the dispute',
    done: 'Dispute sent',
    at: 'Disputed on',
    answer: words.decision,
    answers: { UPHELD: 'Amount kept', ADJUSTED: 'Amount adjusted' },
    answeredAt: 'Answered on',
    answerReason: 'Operator’s answer',
    waiting: 'Awaiting the operator’s answer. Overdue notices are suspended.',
  },
  drawer: {
    loading: words.invoice,
    title: (month) => `${month} invoice`,
    calculation: 'Calculation',
    fixed: words.monthlyFee,
    percent: (rate, volume) => `${rate} of ${volume} sold`,
    topUp: (minimum) => `Top-up to the minimum of ${minimum}`,
    adjustment: 'Adjustments and credits',
    adjustmentReason: 'Reason for the last adjustment',
    total: words.total,
    facts: 'Dates and payment',
    issued: 'Issued on',
    due: words.dueOn,
    paid: words.paidOn,
    reference: 'Operator’s reference',
    canceled: 'Canceled on',
    reason: words.reason,
    contract: 'Contract effective since',
    howToPay:
      'To pay, use the details in your contract with the operator. The invoice is settled once the payment is confirmed.',
  },
}
