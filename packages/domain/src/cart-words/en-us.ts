import type { cartWords as portuguese } from './pt-br.ts'

export const cartWords: typeof portuguese = {
  state: {
    CAPTURED: 'New',
    RECOVERING: 'Recovering',
    CONVERTED: 'Bought',
    RECOVERED: 'Recovered',
    EXHAUSTED: 'Exhausted',
    SUPPRESSED: 'No messages',
  },
  reason: { LEFT: 'Left', CODE_UNPAID: 'Pix or boleto unpaid', CARD_REFUSED: 'Card refused' },
  stage: { CONTACT: 'Contact', DETAILS: 'All details', PAYMENT: 'Payment' },
}
