import { createHmac } from 'node:crypto'
import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { createCharge } from '#core/create-charge.ts'
import { daysLater } from '#core/days.ts'
import type { Answer } from '#core/faults.ts'
import { findChargeByIdempotencyKey } from '#core/find-charge.ts'
import { notAuthenticated, performAction } from '#core/perform-action.ts'
import type { Charge, ChargeState } from '#core/records.ts'
import { refundCharge } from '#core/refund-charge.ts'
import { readTestToken } from '#core/test-cards.ts'
import { byPublicKey, bySecretAsBearer } from '#http/authenticators.ts'
import type { Call, ChargeView, Dialect } from '#http/dialect.ts'
import { ownCharge, ownCharges } from '#http/own-records.ts'
import { qrImage } from '#http/qr-image.ts'

/**
 * MERCADOPAGO's payments, from its SDK and documents: reais, an idempotency key on every creation, and notifications
 * that carry no status but a signature (`webhookSecret`) over id, request id and time. In the mode `optional` of 3-D Secure
 * the challenged test card waits for its buyer at the play bank, as the guide to 3-D Secure documents it.
 */
export function mercadopago(): Dialect {
  return {
    authenticate: bySecretAsBearer,
    unauthorized: problem(401, 'unauthorized', 'invalid access token'),
    malformed: problem(400, 'bad_request', 'invalid json'),
    notFound: problem(404, 'not_found', 'resource not found'),
    routes: [
      { method: 'POST', path: '/v1/payments', operation: 'create', handle: createPayment },
      { method: 'GET', path: '/v1/payments/search', operation: 'list', handle: searchPayments },
      { method: 'GET', path: '/v1/payments/:id', operation: 'get', handle: getPayment },
      { method: 'PUT', path: '/v1/payments/:id', operation: 'cancel', handle: changePayment },
      { method: 'POST', path: '/v1/payments/:id/refunds', operation: 'refund', handle: refundPayment },
      { method: 'GET', path: '/v1/payment_methods', operation: 'list', handle: listMethods },
      {
        method: 'POST',
        path: '/v1/card_tokens',
        operation: 'token',
        authenticate: (request, context) =>
          bySecretAsBearer(request, context) ??
          byPublicKey(({ query }) => query.public_key)(request, context),
        handle: createCardToken,
      },
    ],
    chargeWebhooks(view, { account, books, event }) {
      const address = view.postbackUrl ?? account.webhookUrl
      if (address === null || !URL.canParse(address)) return []
      const url = new URL(address)
      url.searchParams.set('data.id', view.id)
      url.searchParams.set('type', 'payment')
      const requestId = books.identifiers.uuid()
      const time = Math.floor(books.now().getTime() / 1_000)
      const signature = createHmac('sha256', account.webhookSecret ?? '')
        .update(`id:${view.id};request-id:${requestId};ts:${time};`)
        .digest('hex')
      return [
        {
          url: url.href,
          headers: { 'x-request-id': requestId, 'x-signature': `ts=${time},v1=${signature}` },
          body: {
            id: books.nextNumber(),
            live_mode: false,
            type: 'payment',
            date_created: books.now().toISOString(),
            user_id: 1,
            api_version: 'v1',
            action: event === 'created' ? 'payment.created' : 'payment.updated',
            data: { id: view.id },
          },
        },
      ]
    },
    payoutWebhooks: () => [],
  }
}

const words: Record<ChargeState, { status: string; detail: string }> = {
  waiting: { status: 'pending', detail: 'pending_waiting_transfer' },
  reviewing: { status: 'in_process', detail: 'pending_review_manual' },
  paid: { status: 'approved', detail: 'accredited' },
  refused: { status: 'rejected', detail: 'cc_rejected_other_reason' },
  refunded: { status: 'refunded', detail: 'refunded' },
  disputed: { status: 'charged_back', detail: 'in_process' },
  expired: { status: 'cancelled', detail: 'expired' },
  canceled: { status: 'cancelled', detail: 'by_collector' },
}

/** Mercado Pago's own words for an issuer's code. */
const refusalDetails = new Map([
  ['51', 'cc_rejected_insufficient_amount'],
  ['54', 'cc_rejected_bad_filled_date'],
  ['N7', 'cc_rejected_bad_filled_security_code'],
  [notAuthenticated, 'cc_rejected_3ds_challenge'],
])

const threeDSecureModes = ['optional', 'not_supported']

/** The slip's own id is read from the list of methods; this sandbox has one slip. */
const billetMethod = 'bolbradesco'

function createPayment(call: Call): Answer {
  const { books, account, body, headers } = call
  const idempotencyKey = headers['x-idempotency-key']
  if (typeof idempotencyKey !== 'string')
    return problem(400, 'bad_request', 'X-Idempotency-Key header is required')
  const repeated = findChargeByIdempotencyKey(books, { account, idempotencyKey })
  if (repeated) return answer(call, repeated)
  const amount = body.reais('transaction_amount') ?? 0
  if (typeof body.at('transaction_amount') !== 'number' || amount < 1) {
    return problem(400, 'bad_request', 'transaction_amount must be positive')
  }
  if (!body.text('payer.email')) return problem(400, 'bad_request', 'payer.email is required')
  const base = {
    id: String(books.nextNumber()),
    amount,
    customer: {
      name: [body.text('payer.first_name'), body.text('payer.last_name')].filter(Boolean).join(' '),
      email: body.text('payer.email') ?? '',
      phone: '',
      document: body.text('payer.identification.number') ?? '',
    },
    description: body.text('description') ?? null,
    externalRef: body.text('external_reference') ?? null,
    postbackUrl: body.text('notification_url') ?? null,
    installments: body.integer('installments') ?? 1,
    idempotencyKey,
  }
  const expiry = body.text('date_of_expiration')
  const expiresAt = expiry === undefined ? daysLater(books.now(), 1) : new Date(expiry)
  if (Number.isNaN(expiresAt.getTime())) return problem(400, 'bad_request', 'date_of_expiration is invalid')
  const method = body.text('payment_method_id')
  if (method === 'pix')
    return answer(call, createCharge(books, account, { ...base, method: 'PIX', expiresAt }), 201)
  if (method === billetMethod) {
    if (!body.text('payer.address.zip_code')) return problem(400, 'bad_request', 'payer.address is required')
    return answer(call, createCharge(books, account, { ...base, method: 'BILLET', expiresAt }), 201)
  }
  const token = body.text('token')
  if (!method || !token) return problem(400, 'bad_request', 'payment_method_id or token is invalid')
  const threeDSecure = body.text('three_d_secure_mode') ?? 'not_supported'
  if (!threeDSecureModes.includes(threeDSecure))
    return problem(400, 'bad_request', 'three_d_secure_mode is invalid')
  return answer(
    call,
    createCharge(books, account, {
      ...base,
      method: 'CREDIT_CARD',
      ...readTestToken(token),
      mayChallenge: threeDSecure === 'optional',
    }),
    201,
  )
}

function getPayment(call: Call): Answer {
  const charge = ownCharge(call)
  return charge ? answer(call, charge) : problem(404, 'not_found', 'Payment not found')
}

function searchPayments(call: Call): Answer {
  const results = ownCharges(call)
    .filter(({ externalRef }) => externalRef === call.query.external_reference)
    .map((charge) => renderPayment(call.viewCharge(charge), call))
  return { status: 200, body: { paging: { total: results.length, limit: 30, offset: 0 }, results } }
}

function changePayment(call: Call): Answer {
  const charge = ownCharge(call)
  if (!charge) return problem(404, 'not_found', 'Payment not found')
  if (call.body.text('status') !== 'cancelled')
    return problem(400, 'bad_request', 'Only cancellation is supported')
  const result = performAction(call.books, charge, { action: 'cancel' })
  return result.kind === 'done'
    ? answer(call, result.charge)
    : problem(400, 'bad_request', 'Invalid payment status')
}

function refundPayment(call: Call): Answer {
  const { books, body, headers } = call
  const charge = ownCharge(call)
  if (!charge) return problem(404, 'not_found', 'Payment not found')
  const idempotencyKey = headers['x-idempotency-key']
  if (typeof idempotencyKey !== 'string')
    return problem(400, 'bad_request', 'X-Idempotency-Key header is required')
  const amount = body.has('amount') ? (body.reais('amount') ?? 0) : null
  const result = refundCharge(books, charge, { id: String(books.nextNumber()), amount, idempotencyKey })
  if (result.kind === 'not-paid' || result.kind === 'too-much') {
    return problem(400, 'bad_request', 'The action requested is not valid for the current payment state')
  }
  const { refund } = result
  return {
    status: 201,
    body: {
      id: Number(refund.id),
      payment_id: Number(charge.id),
      amount: centsToDecimalNumber(refund.amount),
      status: 'approved',
      source: { type: 'collector' },
    },
  }
}

function listMethods(): Answer {
  return {
    status: 200,
    body: [
      { id: 'pix', name: 'Pix', payment_type_id: 'bank_transfer', status: 'active' },
      { id: billetMethod, name: 'Boleto', payment_type_id: 'ticket', status: 'active' },
      { id: 'visa', name: 'Visa', payment_type_id: 'credit_card', status: 'active' },
      { id: 'master', name: 'Mastercard', payment_type_id: 'credit_card', status: 'active' },
    ],
  }
}

function createCardToken({ books, body }: Call): Answer {
  const number = (body.text('card_number') ?? '').replace(/\D/g, '')
  if (!/^\d{13,19}$/.test(number)) return problem(400, 'bad_request', 'card_number is invalid')
  return {
    status: 201,
    body: {
      id: `${books.identifiers.alphanumeric(28)}${number.slice(-4)}`,
      first_six_digits: number.slice(0, 6),
      last_four_digits: number.slice(-4),
      date_due: daysLater(books.now(), 7).toISOString(),
      status: 'active',
    },
  }
}

function answer(call: Call, charge: Charge, status = 200): Answer {
  return { status, body: renderPayment(call.viewCharge(charge), call) }
}

function renderPayment(view: ChargeView, { books }: Call) {
  const isChallenged = view.state === 'reviewing' && view.challenge != null
  const { status, detail: usual } = isChallenged
    ? { status: 'pending', detail: 'pending_challenge' }
    : words[view.state]
  const detail = refusalDetails.get(view.refusal?.code ?? '') ?? usual
  return {
    id: Number(view.id),
    status: view.spokenStatus ?? status,
    status_detail: view.billet && view.state === 'waiting' ? 'pending_waiting_payment' : detail,
    date_created: view.createdAt,
    date_approved: view.paidAt,
    date_of_expiration: view.expiresAt,
    currency_id: 'BRL',
    description: view.description,
    external_reference: view.externalRef,
    transaction_amount: centsToDecimalNumber(view.amount),
    transaction_amount_refunded: centsToDecimalNumber(view.refundedAmount),
    installments: view.installments,
    payment_method_id: view.pix ? 'pix' : view.billet ? billetMethod : 'visa',
    payment_type_id: view.pix ? 'bank_transfer' : view.billet ? 'ticket' : 'credit_card',
    point_of_interaction: view.pix && {
      type: 'PIX',
      transaction_data: {
        qr_code: view.pix.code,
        qr_code_base64: qrImage(view.pix.code),
        ticket_url: `https://pagamento.exemplo.invalid/${view.id}`,
        transaction_id: view.payments[0]?.endToEndId ?? null,
      },
    },
    transaction_details: view.billet && {
      external_resource_url: view.billet.url,
      barcode: { content: view.billet.barcode },
      digitable_line: view.billet.line,
      payment_method_reference_id: view.id,
    },
    card: view.card && { first_six_digits: view.card.firstDigits, last_four_digits: view.card.lastDigits },
    three_ds_info: isChallenged
      ? { external_resource_url: `${books.bankUrl()}/3ds/${view.secureId}`, creq: challengeRequest(view) }
      : null,
    refunds: [],
  }
}

/** The challenge request (CReq) of EMV 3-D Secure, as the buyer's browser posts it: JSON in base64url. */
function challengeRequest({ secureId }: ChargeView): string {
  const request = {
    threeDSServerTransID: secureId,
    acsTransID: secureId,
    challengeWindowSize: '05',
    messageType: 'CReq',
    messageVersion: '2.2.0',
  }
  return Buffer.from(JSON.stringify(request)).toString('base64url')
}

function problem(status: number, error: string, message: string): Answer {
  return { status, body: { message, error, status, cause: [] } }
}
