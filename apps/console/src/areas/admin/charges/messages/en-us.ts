import type { ChargesMessages } from './pt-br.ts'

export const messages: ChargesMessages = {
  title: 'Charges',
  purpose: 'What the operator bills the platform, month by month.',
  column: {
    month: 'Month',
    volume: 'Base (sold)',
    amount: 'Amount',
    due: 'Due',
    state: 'Status',
    paid: 'Paid on',
  },
  filter: 'Status',
  all: 'All',
  states: { OPEN: 'Open', OVERDUE: 'Overdue', PAID: 'Paid', CANCELED: 'Canceled' },
  state: { OPEN: 'Open', OVERDUE: 'Overdue', PAID: 'Paid', CANCELED: 'Canceled' },
  empty: {
    title: 'No charges yet',
    text: 'The first bill appears here when the contract’s month is closed.',
  },
  drawer: {
    loading: 'Charge',
    title: (month) => `Bill of ${month}`,
    calculation: 'How the amount was worked out',
    fixed: 'Monthly fee',
    percent: (rate, volume) => `${rate} of ${volume} sold`,
    topUp: (minimum) => `Top-up to the minimum of ${minimum}`,
    adjustment: 'Adjustments and credits',
    adjustmentReason: 'Why it was last adjusted',
    total: 'Total',
    facts: 'Dates and payment',
    issued: 'Issued on',
    due: 'Due on',
    paid: 'Paid on',
    reference: 'Operator’s reference',
    canceled: 'Canceled on',
    reason: 'Reason',
    contract: 'Contract in force since',
    howToPay:
      'To pay, use the details of your contract with the operator, who records the payment when it arrives.',
  },
}
