import type { ChargeState } from '#core/records.ts'
import type { ChargeView } from '#http/dialect.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<ChargeState, string> = {
  waiting: 'waiting_payment',
  reviewing: 'processing',
  paid: 'paid',
  refused: 'refused',
  refunded: 'refunded',
  disputed: 'chargeback',
  expired: 'expired',
  canceled: 'cancelled',
}

const methods = { PIX: 'pix', CREDIT_CARD: 'credit_card', BILLET: 'boleto' } as const

/** The flat object that answers, reads and webhooks all carry. The simulated acquirers charge no fee. */
export function renderTransaction(view: ChargeView) {
  const paid = view.paidAt !== null
  return {
    id: Number(view.id),
    tenantId: view.account.slice(0, 8),
    companyId: 1,
    amount: view.amount,
    currency: view.currency,
    paymentMethod: methods[view.method],
    status: spokenWord(view, words),
    installments: view.installments,
    paidAt: view.paidAt,
    paidAmount: view.payments.reduce((total, { amount }) => total + amount, 0),
    refundedAt: view.refundedAmount > 0 ? view.updatedAt : null,
    refundedAmount: view.refundedAmount,
    secureId: view.secureId,
    secureUrl: `https://pagamento.exemplo.invalid/${view.secureId}`,
    externalRef: view.externalRef,
    postbackUrl: view.postbackUrl,
    metadata: view.metadata,
    createdAt: view.createdAt,
    updatedAt: view.updatedAt,
    customer: {
      name: view.customer.name,
      email: view.customer.email,
      phone: view.customer.phone,
      document: {
        number: view.customer.document,
        type: view.customer.document.length > 11 ? 'cnpj' : 'cpf',
      },
    },
    items: view.items,
    pix: view.pix && {
      qrcode: view.pix.code,
      end2EndId: view.payments[0]?.endToEndId ?? null,
      receiptUrl: null,
      expirationDate: view.expiresAt,
    },
    boleto: view.billet && {
      url: view.billet.url,
      barcode: view.billet.barcode,
      digitableLine: view.billet.line,
      instructions: 'Pagável só no Banco de mentira',
      expirationDate: view.billet.dueDate,
    },
    card: view.card && {
      id: Number(view.id),
      brand: view.card.brand,
      holderName: view.card.holderName,
      lastDigits: view.card.lastDigits,
      expirationMonth: view.card.expirationMonth,
      expirationYear: view.card.expirationYear,
    },
    refusedReason: view.refusal && { code: view.refusal.code, description: view.refusal.description },
    splits: view.splits,
    fee: { netAmount: paid ? view.amount : 0, estimatedFee: 0, fixedAmount: 0, spreadPercent: 0 },
  }
}
