import { createCharge } from '#core/create-charge.ts'
import { createPayout } from '#core/create-payout.ts'
import { daysLater } from '#core/days.ts'
import type { Answer } from '#core/faults.ts'
import type { ChargeState, PayoutState } from '#core/records.ts'
import { bySecretInHeader } from '#http/authenticators.ts'
import type { Call, ChargeView, Dialect, PayoutView } from '#http/dialect.ts'
import { ownCharge } from '#http/own-records.ts'
import { qrImage } from '#http/qr-image.ts'
import { spokenWord } from '#http/spoken-word.ts'
import { problemOfOrder, readCustomer, readItems } from './gateway-request.ts'

/**
 * The gateways with `x-authorization-key` (CASHTIME, first generation of REFLOWPAY), observed in public
 * callers. Only Pix was seen. A read answers under `orders`, and a paid payout has the status `Successfull`,
 * in that spelling.
 */
export function storeKeyGateway(): Dialect {
  return {
    authenticate: bySecretInHeader('x-authorization-key'),
    unauthorized: problem(401, 'Unauthorized'),
    malformed: problem(400, 'Invalid JSON'),
    notFound: problem(404, 'Not found'),
    routes: [
      { method: 'POST', path: '/v1/transactions', operation: 'create', handle: createTransaction },
      { method: 'POST', path: '/v1/cob', operation: 'create', handle: createBareCharge },
      { method: 'GET', path: '/v1/transactions/:id', operation: 'get', handle: getTransaction },
      { method: 'POST', path: '/v1/request/withdraw', operation: 'payout', handle: requestWithdraw },
    ],
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null || event === 'created') return []
      return [{ url: view.postbackUrl, body: { ...renderTransaction(view), amount: view.amount } }]
    },
    payoutWebhooks(view) {
      if (view.postbackUrl === null || view.state === 'processing') return []
      return [{ url: view.postbackUrl, body: renderWithdraw(view) }]
    },
  }
}

const chargeWords: Record<ChargeState, string> = {
  waiting: 'waiting_payment',
  reviewing: 'awaiting_risk_analysis',
  paid: 'paid',
  refused: 'refused',
  refunded: 'refunded',
  disputed: 'chargeback',
  expired: 'refused',
  canceled: 'refused',
}

const payoutWords: Record<PayoutState, string> = {
  waiting: 'PendingProcessing',
  processing: 'PendingProcessing',
  paid: 'Successfull',
  refused: 'Failed',
  canceled: 'Cancelled',
  returned: 'Failed',
}

function createTransaction(call: Call): Answer {
  const { books, account, body } = call
  if (body.text('paymentMethod') !== 'pix') return problem(400, 'paymentMethod must be pix')
  if (body.boolean('isInfoProducts') === undefined) return problem(400, 'isInfoProducts is required')
  const order = { amount: body.integer('amount') ?? 0, customer: readCustomer(body), items: readItems(body) }
  const wrong = problemOfOrder(order)
  if (wrong) return problem(400, wrong)
  const charge = createCharge(books, account, {
    ...order,
    id: books.identifiers.uuid(),
    method: 'PIX',
    externalRef: body.text('externalCode') ?? null,
    postbackUrl: body.text('postbackUrl') ?? null,
    expiresAt: daysLater(books.now(), 1),
  })
  return { status: 201, body: renderTransaction(call.viewCharge(charge)) }
}

/** A Pix charge without items or customer. */
function createBareCharge(call: Call): Answer {
  const { books, account, body } = call
  const amount = body.integer('amount') ?? 0
  if (amount < 1) return problem(400, 'amount must be a positive integer, in cents')
  const charge = createCharge(books, account, {
    id: books.identifiers.uuid(),
    amount,
    method: 'PIX',
    customer: { name: '', email: '', phone: '', document: '' },
    externalRef: body.text('externalCode') ?? null,
    postbackUrl: body.text('postbackUrl') ?? null,
    metadata: body.at('metadata') ?? null,
    expiresAt: daysLater(books.now(), 1),
  })
  return { status: 201, body: renderTransaction(call.viewCharge(charge)) }
}

function getTransaction(call: Call): Answer {
  const charge = ownCharge(call)
  if (!charge) return problem(404, 'Order not found')
  const view = call.viewCharge(charge)
  return {
    status: 200,
    body: {
      orders: {
        status: spokenWord(view, chargeWords),
        total: view.amount,
        paymentMethod: 'pix',
        createdAt: view.createdAt,
        updatedAt: view.updatedAt,
      },
    },
  }
}

function requestWithdraw({ books, account, body, viewPayout }: Call): Answer {
  const amount = body.integer('amount') ?? 0
  if (amount < 1) return problem(400, 'amount must be a positive integer, in cents')
  const pixKey = body.text('pixKey')
  const pixKeyType = body.text('pixKeyType') ?? ''
  if (!pixKey) return problem(400, 'pixKey is required')
  if (!['cpf', 'cnpj', 'email', 'phone', 'random'].includes(pixKeyType))
    return problem(400, 'pixKeyType is invalid')
  const payout = createPayout(books, account, {
    id: books.identifiers.uuid(),
    amount,
    pixKey,
    pixKeyType,
    postbackUrl: body.text('baasPostbackUrl') ?? null,
  })
  return { status: 201, body: renderWithdraw(viewPayout(payout)) }
}

function renderTransaction(view: ChargeView) {
  return {
    id: view.id,
    orderId: view.id,
    status: spokenWord(view, chargeWords),
    externalCode: view.externalRef,
    paymentMethod: 'pix',
    pix: view.pix && { payload: view.pix.code, encodedImage: qrImage(view.pix.code) },
    expirationDate: view.expiresAt,
    createdAt: view.createdAt,
    updatedAt: view.updatedAt,
  }
}

function renderWithdraw(view: PayoutView) {
  return {
    id: view.id,
    amount: view.amount,
    withdrawStatusId: spokenWord(view, payoutWords),
    createdAt: view.createdAt,
    updatedAt: view.updatedAt,
  }
}

function problem(status: number, message: string): Answer {
  return { status, body: { message } }
}
