import { pixReceiptOf } from '#core/pay-charge.ts'
import type { Charge, ChargeState } from '#core/records.ts'
import type { ChargeView } from '#http/dialect.ts'
import { spokenWord } from '#http/spoken-word.ts'

/** An order holds one charge, and the charge its last transaction, which has all relevant fields. */

export const chargeIdOf = (orderId: string) => orderId.replace(/^or_/, 'ch_')
export const orderIdOf = (chargeId: string) => chargeId.replace(/^ch_/, 'or_')

const orderWords: Record<ChargeState, string> = {
  waiting: 'pending',
  reviewing: 'processing',
  paid: 'paid',
  refused: 'failed',
  refunded: 'canceled',
  disputed: 'paid',
  expired: 'canceled',
  canceled: 'canceled',
}

const chargeWords: Record<ChargeState, string> = {
  ...orderWords,
  disputed: 'chargedback',
}

const codeWords: Record<ChargeState, string> = {
  waiting: 'waiting_payment',
  reviewing: 'analyzing',
  paid: 'paid',
  refused: 'failed',
  refunded: 'refunded',
  disputed: 'chargedback',
  expired: 'expired',
  canceled: 'failed',
}

const cardWords: Record<ChargeState, string> = {
  waiting: 'authorized_pending_capture',
  reviewing: 'waiting_capture',
  paid: 'captured',
  refused: 'not_authorized',
  refunded: 'refunded',
  disputed: 'chargedback',
  expired: 'failed',
  canceled: 'voided',
}

const paymentMethods = { PIX: 'pix', CREDIT_CARD: 'credit_card', BILLET: 'boleto' } as const

export function renderOrder(view: ChargeView) {
  return {
    id: view.id,
    code: view.externalRef,
    amount: view.amount,
    currency: 'BRL',
    closed: true,
    items: view.items.map(({ title, unitPrice, quantity }) => ({
      amount: unitPrice,
      description: title,
      quantity,
    })),
    customer: {
      id: `cus_${view.secureId.slice(0, 8)}`,
      name: view.customer.name,
      email: view.customer.email,
    },
    status: spokenWord(view, orderWords),
    created_at: view.createdAt,
    updated_at: view.updatedAt,
    metadata: view.metadata,
    charges: [renderCharge(view)],
  }
}

export function renderCharge(view: ChargeView) {
  return {
    id: chargeIdOf(view.id),
    code: view.externalRef,
    gateway_id: view.secureId,
    amount: view.amount,
    paid_amount: view.payments.reduce((total, { amount }) => total + amount, 0),
    canceled_amount: view.refundedAmount,
    status: spokenWord(view, chargeWords),
    currency: 'BRL',
    payment_method: paymentMethods[view.method],
    paid_at: view.paidAt,
    created_at: view.createdAt,
    updated_at: view.updatedAt,
    last_transaction: renderLastTransaction(view),
  }
}

function renderLastTransaction(view: Charge) {
  const base = {
    id: `tran_${view.secureId.slice(0, 8)}`,
    transaction_type: paymentMethods[view.method],
    amount: view.amount,
    success: view.state !== 'refused',
    created_at: view.createdAt,
  }
  if (view.card) {
    return {
      ...base,
      status: cardWords[view.state],
      installments: view.installments,
      acquirer_message: view.refusal?.description ?? 'Transação aprovada',
      acquirer_return_code: view.refusal?.code ?? '00',
      card: {
        id: `card_${view.secureId.slice(0, 8)}`,
        first_six_digits: view.card.firstDigits,
        last_four_digits: view.card.lastDigits,
        brand: view.card.brand,
        holder_name: view.card.holderName,
      },
      gateway_response: { code: '200', errors: [] },
    }
  }
  if (view.billet) {
    const { line, url, dueDate } = view.billet
    return {
      ...base,
      status: codeWords[view.state],
      line,
      barcode: url,
      url,
      pdf: url,
      qr_code: view.pix?.code,
      due_at: `${dueDate}T23:59:59-03:00`,
      end_to_end_id: pixReceiptOf(view),
    }
  }
  return {
    ...base,
    status: codeWords[view.state],
    qr_code: view.pix?.code,
    qr_code_url: `https://pagamento.exemplo.invalid/qr/${view.secureId}.png`,
    expires_at: view.expiresAt,
    end_to_end_id: view.payments[0]?.endToEndId ?? null,
  }
}
