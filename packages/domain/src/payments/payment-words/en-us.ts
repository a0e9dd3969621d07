import type { PaymentWords } from './pt-br.ts'

export const paymentWords: PaymentWords = {
  status: {
    APPROVED: 'Approved',
    DISPUTED: 'In dispute',
    PENDING: 'Pending',
    IN_ANALYSIS: 'In review',
    REJECTED: 'Declined',
    CHARGEBACK: 'Chargeback',
    CANCELED: 'Canceled',
    REFUNDED: 'Refunded',
  },
  method: { PIX: 'Pix', CREDIT_CARD: 'Card', BILLET: 'Boleto' },
}
