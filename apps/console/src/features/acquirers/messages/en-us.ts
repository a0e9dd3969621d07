import * as words from '#i18n/words/en-us.ts'
import type { AcquirerHealthMessages } from './pt-br.ts'

export const messages: AcquirerHealthMessages = {
  title: words.acquirers,
  detail: 'in the last 24 h',
  standing: {
    WELL: words.activeFeminine,
    FAILING: 'Failing',
    RESTING: 'Paused due to failures',
    PAUSED: words.paused,
    UNUSED: 'No method',
  },
  paid: (part, whole) => (whole === '1' ? `${part} of 1 charge paid` : `${part} of ${whole} charges paid`),
  noCharges: 'no charges',
  held: (amount) => `${amount} book balance`,
  hours: (name, well, sick) => `${name} in the last 24 hours. Responses: ${well}. Failures: ${sick}.`,
  none: 'No acquirer connected.',
}
