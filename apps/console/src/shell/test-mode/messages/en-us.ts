import type { TestModeMessages } from './pt-br.ts'

export const messages: TestModeMessages = {
  explain: 'Nothing is charged or paid out. The card 4111 1111 1111 1111 is approved.',
  leave: 'Go to live',
  clockTitle: 'Test clock',
  clockExplain: 'Move the time ahead and see renewals, releases and due dates happen. It only goes forward.',
  moving: (at: string) => `Moving: ${at}`,
  days: (days: number) => (days === 1 ? '+1 day' : days === 365 ? '+1 year' : `+${days} days`),
  nextRenewal: 'Next renewal',
  happened: 'What happened',
  nothingYet: 'Nothing yet. Sell something by a test link and move the clock ahead.',
  nextCharge: (amount: string, day: string) => `Next: charge of ${amount} on ${day}`,
  nextRelease: (amount: string, day: string) => `Next: release of ${amount} on ${day}`,
  mailSent: (subject: string) => `Email sent: ${subject}`,
  webhook: {
    DELIVERED: 'Webhook sent',
    DEAD: 'Webhook failed',
    WAITING: 'Webhook queued',
    RETRYING: 'Webhook failed, will be sent again',
  },
  older: 'Earlier',
  newer: 'More recent',
  reset: 'Reset test data',
  resetExplain:
    'Products, sales, API keys and balance of test mode are deleted, and its clock returns to today. Live data does not change.',
}
