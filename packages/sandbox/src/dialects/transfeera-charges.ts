import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { createCharge } from '#core/create-charge.ts'
import { endOfDay } from '#core/days.ts'
import type { Answer } from '#core/faults.ts'
import { performAction } from '#core/perform-action.ts'
import type { ChargeState } from '#core/records.ts'
import type { Call, ChargeView, Route } from '#http/dialect.ts'
import { ownCharge } from '#http/own-records.ts'
import { spokenWord } from '#http/spoken-word.ts'
import { transferProblem as problem } from './transfeera-batches.ts'
import { readTransfeeraCard } from './transfeera-card.ts'

/**
 * Boletos, and cards, which only the specification describes. A charge has receivables, and these have the
 * states.
 */
export const chargeRoutes: Route[] = [
  { method: 'POST', path: '/charges', operation: 'create', handle: create },
  { method: 'GET', path: '/charges/:id', operation: 'get', handle: get },
  { method: 'POST', path: '/charges/:id/cancel', operation: 'cancel', handle: cancel },
  { method: 'GET', path: '/charges/:id/receivables/:rid/pdf', operation: 'code', handle: pdf },
]

/** No word means a refusal: only `canceled` is left for a refused card. */
const words: Record<ChargeState, string> = {
  waiting: 'created',
  reviewing: 'processing',
  paid: 'paid',
  refused: 'canceled',
  refunded: 'refunded',
  disputed: 'refunded',
  expired: 'canceled',
  canceled: 'canceled',
}

function create(call: Call): Answer {
  const { books, account, body } = call
  const amount = body.reais('amount') ?? 0
  if (amount < 1) return problem(400, 'amount is invalid')
  if (!body.text('payer.name') || !body.text('payer.tax_id')) return problem(400, 'payer is incomplete')
  const byCard = [body.at('payment_methods')].flat().includes('credit_card')
  const dueDate = body.text('due_date')
  if (!dueDate && !byCard) return problem(400, 'due_date is required')
  const read = byCard ? readTransfeeraCard(body) : ({ method: 'BILLET' } as const)
  if ('problem' in read) return problem(400, read.problem)
  const charge = createCharge(books, account, {
    id: books.identifiers.uuid(),
    amount,
    ...read,
    customer: {
      name: body.text('payer.name') ?? '',
      email: '',
      phone: '',
      document: body.text('payer.tax_id') ?? '',
    },
    externalRef: body.text('external_id') ?? null,
    description: body.text('description') ?? null,
    expiresAt: dueDate ? endOfDay(new Date(`${dueDate}T12:00:00-03:00`), 0) : null,
  })
  return { status: 201, body: render(call.viewCharge(charge)) }
}

function get(call: Call): Answer {
  const charge = ownCharge(call)
  return charge ? { status: 200, body: render(call.viewCharge(charge)) } : problem(404, 'Not Found')
}

function cancel(call: Call): Answer {
  const charge = ownCharge(call)
  if (!charge) return problem(404, 'Not Found')
  const result = performAction(call.books, charge, { action: 'cancel' })
  return result.kind === 'done'
    ? { status: 200, body: render(call.viewCharge(result.charge)) }
    : problem(400, result.reason)
}

/** The smallest document that a PDF reader opens: an empty page, since no payment depends on it. */
function pdf(call: Call): Answer {
  if (!ownCharge(call)?.billet) return problem(404, 'Not Found')
  const page =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  return { status: 200, body: page, headers: { 'content-type': 'application/pdf' } }
}

/** Webhook of a changed receivable: a public handler reads these three fields only. */
export function receivableNews(view: ChargeView) {
  return { id: view.secureId, charge_id: view.id, status: spokenWord(view, words) }
}

/** Second webhook of a paid card: a receipt by another method than Pix. */
export function payinNews(view: ChargeView) {
  return {
    id: view.payments.at(-1)?.endToEndId,
    status: spokenWord(view, words),
    amount: centsToDecimalNumber(view.amount),
  }
}

/** The amount is in the receivable; the charge itself has none. */
function render(view: ChargeView) {
  const method = view.billet ? 'boleto' : 'credit_card'
  return {
    id: view.id,
    payment_methods: [method],
    payer: { name: view.customer.name, tax_id: view.customer.document },
    external_id: view.externalRef,
    receivables: [
      {
        id: view.secureId,
        status: spokenWord(view, words),
        amount: centsToDecimalNumber(view.amount),
        due_date: view.billet?.dueDate ?? null,
        description: view.description,
        qrcode: null,
        boleto: view.billet && {
          id: view.secureId,
          barcode: view.billet.barcode,
          linha_digitavel: view.billet.line,
          identification_number: view.id,
        },
        payments: view.payments.map((payment) => ({
          id: payment.endToEndId,
          amount: centsToDecimalNumber(payment.amount),
          paid_with: method,
          created_at: payment.at,
        })),
        created_at: view.createdAt,
        updated_at: view.updatedAt,
      },
    ],
    created_at: view.createdAt,
    updated_at: view.updatedAt,
  }
}
