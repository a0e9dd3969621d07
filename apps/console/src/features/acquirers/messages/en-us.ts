import type { AcquirerHealthMessages } from './pt-br.ts'

export const messages: AcquirerHealthMessages = {
  title: 'Acquirers',
  detail: 'in the last 24 h',
  standing: {
    WELL: 'Active',
    FAILING: 'Failing',
    RESTING: 'Paused due to failures',
    PAUSED: 'Paused',
    UNUSED: 'No method',
  },
  paid: (part, whole) => `${part} of ${whole} charges paid`,
  noCharges: 'no charges',
  held: (amount) => `${amount} book balance`,
  hours: (name, well, sick) => `${name}: ${well} responses and ${sick} failures in the last 24 hours`,
  none: 'No acquirer connected.',
}
