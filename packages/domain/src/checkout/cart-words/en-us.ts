import type { cartWords as portuguese } from './pt-br.ts'

export const cartWords: typeof portuguese = {
  state: {
    CAPTURED: 'New',
    RECOVERING: 'Recovering',
    CONVERTED: 'Purchase completed',
    RECOVERED: 'Recovered',
    EXHAUSTED: 'Sequence completed',
    SUPPRESSED: 'Messages stopped',
  },
  reason: { LEFT: 'Abandoned', CODE_UNPAID: 'Pix or boleto unpaid', CARD_REFUSED: 'Card declined' },
  stage: { CONTACT: 'Contact', DETAILS: 'Full details', PAYMENT: 'Payment' },
}
