import type { ShownStanding } from '#payments/shown-standing.ts'
import type { PaymentMethod } from '#vocabulary.ts'

export type PaymentWords = {
  status: Record<ShownStanding, string>
  method: Record<PaymentMethod, string>
}

/** Names of a sale's statuses and methods, on screens and in files alike. */
export const paymentWords: PaymentWords = {
  status: {
    APPROVED: 'Aprovada',
    DISPUTED: 'Em disputa',
    PENDING: 'Pendente',
    IN_ANALYSIS: 'Em análise',
    REJECTED: 'Recusada',
    CHARGEBACK: 'Chargeback',
    CANCELED: 'Cancelada',
    REFUNDED: 'Reembolsada',
  },
  method: { PIX: 'Pix', CREDIT_CARD: 'Cartão', BILLET: 'Boleto' },
}
