import type { PaymentMethod, PaymentStatus } from '../vocabulary.ts'

export type PaymentWords = {
  status: Record<PaymentStatus, string>
  method: Record<PaymentMethod, string>
}

/** What a sale's status and method are called, on screens and in files alike. */
export const paymentWords: PaymentWords = {
  status: {
    APPROVED: 'Aprovada',
    PENDING: 'Pendente',
    REJECTED: 'Recusada',
    CHARGEBACK: 'Chargeback',
    CANCELED: 'Cancelada',
    REFUNDED: 'Reembolsada',
  },
  method: { PIX: 'Pix', CREDIT_CARD: 'Cartão', BILLET: 'Boleto' },
}
