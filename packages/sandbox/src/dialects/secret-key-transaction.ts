import { dayInSaoPaulo } from '@balcao/domain/calendar'
import type { ChargeState } from '#core/records.ts'
import type { ChargeView } from '#http/dialect.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<ChargeState, string> = {
  waiting: 'waiting_payment',
  reviewing: 'processing',
  paid: 'paid',
  refused: 'refused',
  refunded: 'refunded',
  disputed: 'chargedback',
  expired: 'expired',
  canceled: 'canceled',
}

const methods = { PIX: 'pix', CREDIT_CARD: 'credit_card', BILLET: 'boleto' } as const

/** The flat object of answers, reads and webhooks. Expiry is a day without an hour here. */
export function renderTransaction(view: ChargeView) {
  return {
    id: Number(view.id),
    amount: view.amount,
    refundedAmount: view.refundedAmount,
    paidAmount: view.payments.reduce((total, { amount }) => total + amount, 0),
    companyId: 1,
    installments: view.installments,
    paymentMethod: methods[view.method],
    status: spokenWord(view, words),
    postbackUrl: view.postbackUrl,
    metadata: view.metadata,
    externalRef: view.externalRef,
    secureId: view.secureId,
    secureUrl: `https://pagamento.exemplo.invalid/${view.secureId}`,
    createdAt: view.createdAt,
    updatedAt: view.updatedAt,
    paidAt: view.paidAt,
    customer: {
      name: view.customer.name,
      email: view.customer.email,
      phone: view.customer.phone,
      document: { number: view.customer.document, type: view.customer.document.length > 11 ? 'cnpj' : 'cpf' },
    },
    items: view.items,
    pix: view.pix && {
      qrcode: view.pix.code,
      expirationDate: view.expiresAt && dayInSaoPaulo(new Date(view.expiresAt)),
      end2EndId: view.payments[0]?.endToEndId ?? null,
    },
    boleto: view.billet && {
      barcode: view.billet.barcode,
      digitableLine: view.billet.line,
      url: view.billet.url,
      expirationDate: view.billet.dueDate,
    },
    card: view.card,
    refusedReason: view.refusal && { description: view.refusal.description },
    splits: view.splits,
    fee: { fixedAmount: 0, spreadPercentage: 0, estimatedFee: 0, netAmount: view.amount },
  }
}

export const stateOfWord = (word: string): ChargeState | undefined =>
  (Object.keys(words) as ChargeState[]).find((state) => words[state] === word)
