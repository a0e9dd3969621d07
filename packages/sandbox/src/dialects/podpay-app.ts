import { createHmac } from 'node:crypto'
import { testAmounts } from '@balcao/domain/test-amounts'
import { createCharge } from '#core/create-charge.ts'
import { daysLater } from '#core/days.ts'
import type { Answer } from '#core/faults.ts'
import { findChargeByIdempotencyKey } from '#core/find-charge.ts'
import type { Account, Charge, ChargeState } from '#core/records.ts'
import { refundCharge } from '#core/refund-charge.ts'
import { refuseCharge } from '#core/refuse-charge.ts'
import { bySecretInHeader } from '#http/authenticators.ts'
import type { Call, ChargeView, Dialect, PayoutView, WebhookContext } from '#http/dialect.ts'
import { ownCharge } from '#http/own-records.ts'
import { qrImage } from '#http/qr-image.ts'
import { spokenWord } from '#http/spoken-word.ts'
import { problemOfOrder, readCustomer, readItems } from './gateway-request.ts'
import { answer, problem, readIdempotencyKey, smallestAmount } from './podpay-app-answers.ts'
import {
  balanceOf,
  cancelWithdrawal,
  createWithdrawal,
  getWithdrawal,
  renderWithdrawal,
} from './podpay-app-withdrawals.ts'

/** `blocked` and `pre_chargeback` are words of this provider too. It has none for an expired code. */
const words: Record<ChargeState, string> = {
  waiting: 'pending',
  reviewing: 'processing',
  paid: 'paid',
  refused: 'failed',
  refunded: 'refunded',
  disputed: 'chargeback',
  expired: 'canceled',
  canceled: 'canceled',
}

/** Events with another name than the state. */
const eventNames: Record<string, string> = { paid: 'completed' }

/** Failure of a charge that no bank accepted: the only failure worth a retry. */
const integrationFailure = { code: 'INTEGRATION_ERROR', description: 'Adquirente indisponível' }

/**
 * PODPAY's newest API, the one at api.podpay.app, written from some fifteen public callers, of whom two had
 * read the provider's own pages.
 *
 * Seen in several: `x-api-key`; cents, and at least R$ 1; everything under `data` with `success` beside it,
 * or `error{code,message}`; a customer with e-mail, phone and `document{type,number}`; items; the code in
 * `pixQrCode`; a read by id; a charge that `failed` in an answer that succeeded, with a `failedReason`;
 * withdrawals of `method: fiat`; the balance; an X-Idempotency-Key that many omit; lower case in answers,
 * capitals in webhooks, `canceled` with one l; the events `transaction.completed|pending|failed|refunded` and
 * `withdrawal.completed|failed|canceled`.
 *
 * Seen in one: `integrationError`; the form of the key, and that a repeated key returns the first result;
 * refunds, which have no body and return the whole amount; the cancellation of a withdrawal.
 *
 * Two say that the receiver gets the whole amount, and the account pays the fee, when `netPayout` is true,
 * and that the fee comes out of the amount when it is false; a caller of the former host says the reverse.
 * Here there are no fees.
 *
 * Callers disagree on the proof of a webhook. One says that webhooks are still unsigned, with an empty
 * `signature` in the body, and another expects that: here they are unsigned without a `webhookSecret`. With a
 * secret, `x-podpay-signature` is `sha256=` and the HMAC-SHA256 of the body in hex: three of four authors
 * sign the body alone, and three remove such a prefix. The fourth signs the time in `x-webhook-timestamp`, a
 * space and the body.
 *
 * Assumed: a day until a code expires, 201 for a created object, the events `transaction.chargeback` and
 * `.canceled`, and that webhooks of withdrawals go to the address of the panel, because their requests have
 * no field for it. There are cards and boletos too, but their fields were not seen.
 */
export function podpayApp(): Dialect {
  return {
    authenticate: bySecretInHeader('x-api-key'),
    unauthorized: problem(401, 'Invalid API key'),
    malformed: problem(400, 'Invalid JSON'),
    notFound: problem(404, 'Not found'),
    routes: [
      { method: 'POST', path: '/v1/transactions', operation: 'create', handle: createTransaction },
      { method: 'GET', path: '/v1/transactions/:id', operation: 'get', handle: getTransaction },
      { method: 'POST', path: '/v1/transactions/:id/refund', operation: 'refund', handle: refundTransaction },
      { method: 'POST', path: '/v1/withdrawals', operation: 'payout', handle: createWithdrawal },
      { method: 'GET', path: '/v1/withdrawals/:id', operation: 'payout-get', handle: getWithdrawal },
      {
        method: 'PATCH',
        path: '/v1/withdrawals/:id/cancel',
        operation: 'payout-cancel',
        handle: cancelWithdrawal,
      },
      { method: 'GET', path: '/v1/balance/available', operation: 'balance', handle: balanceOf },
    ],
    chargeWebhooks(view, context) {
      const { id, status, amount, paymentMethod, description, createdAt, paidAt } = render(view)
      const data = { id, amount, paymentMethod, description, createdAt, paidAt }
      return webhook(view, { ...context, subject: 'transaction', status, data })
    },
    payoutWebhooks(view, context) {
      if (view.state === 'processing') return []
      const { status, ...data } = renderWithdrawal(view)
      return webhook(view, { ...context, subject: 'withdrawal', status, data })
    },
  }
}

function createTransaction(call: Call): Answer {
  const { books, account, body } = call
  const key = readIdempotencyKey(call)
  if (key.kind === 'problem') return problem(400, key.message)
  const repeated = key.value && findChargeByIdempotencyKey(books, { account, idempotencyKey: key.value })
  if (repeated) return answer(call, render(call.viewCharge(repeated)), 201)
  const wrong = problemOfTransaction(call)
  if (wrong) return problem(400, wrong)
  const charge = createCharge(books, account, {
    id: books.identifiers.uuid(),
    method: 'PIX',
    amount: body.integer('amount') ?? 0,
    customer: readCustomer(body),
    items: readItems(body),
    externalRef: body.text('externalId') ?? null,
    description: body.text('description') ?? null,
    postbackUrl: body.text('postbackUrl') ?? account.webhookUrl,
    idempotencyKey: key.value,
    expiresAt: daysLater(books.now(), 1),
  })
  const result =
    charge.amount === testAmounts.pixFailed ? refuseCharge(books, charge, integrationFailure) : charge
  return answer(call, render(call.viewCharge(result)), 201)
}

function problemOfTransaction({ body }: Call): string | undefined {
  if (body.text('paymentMethod') !== 'pix') return 'paymentMethod must be pix'
  const amount = body.integer('amount') ?? 0
  if (amount < smallestAmount) return `amount must be at least ${smallestAmount}, in cents`
  const customer = readCustomer(body)
  if (!/^\d{10,13}$/.test(customer.phone)) return 'customer.phone must have an area code and a number'
  const type = body.text('customer.document.type')
  if (type !== (customer.document.length === 14 ? 'cnpj' : 'cpf'))
    return 'customer.document.type must be cpf or cnpj'
  if (body.list('items').some((item) => item.boolean('tangible') === undefined))
    return 'items.tangible is required'
  return problemOfOrder({ amount, customer, items: readItems(body) })
}

function getTransaction(call: Call): Answer {
  const charge = ownCharge(call)
  return charge ? answer(call, render(call.viewCharge(charge))) : problem(404, 'Transaction not found')
}

function refundTransaction(call: Call): Answer {
  const { books, body } = call
  const charge = ownCharge(call)
  if (!charge) return problem(404, 'Transaction not found')
  const key = readIdempotencyKey(call)
  if (key.kind === 'problem') return problem(400, key.message)
  // A partial refund was never seen: a request for one must not be answered as a full refund.
  if (body.has('amount') && body.integer('amount') !== charge.amount)
    return problem(400, 'Only the whole transaction can be refunded')
  const result = refundCharge(books, charge, { id: books.identifiers.uuid(), idempotencyKey: key.value })
  if (result.kind === 'not-paid' || result.kind === 'too-much')
    return problem(400, 'Transaction cannot be refunded')
  return answer(call, render(call.viewCharge(result.charge)))
}

function render(view: ChargeView) {
  return {
    id: view.id,
    status: spokenWord(view, words),
    amount: view.amount,
    currency: view.currency,
    paymentMethod: 'pix',
    description: view.description,
    customer: customerOf(view),
    ...(view.pix &&
      view.state !== 'refused' && {
        pixQrCode: view.pix.code,
        pixQrCodeImage: `data:image/png;base64,${qrImage(view.pix.code)}`,
      }),
    ...(view.refusal && {
      failedReason: view.refusal.description,
      integrationError: { retryable: view.refusal.code === integrationFailure.code },
    }),
    createdAt: view.createdAt,
    paidAt: view.paidAt,
  }
}

function customerOf({ customer: { document, ...customer } }: Charge) {
  return { ...customer, document: { type: document.length === 14 ? 'cnpj' : 'cpf', number: document } }
}

type Told = WebhookContext & { subject: string; status: string; data: Record<string, unknown> }

function webhook(view: ChargeView | PayoutView, { account, books, subject, status, data }: Told) {
  if (view.postbackUrl === null) return []
  const body = JSON.stringify({
    event: `${subject}.${eventNames[status] ?? status}`,
    eventId: `evt_${books.identifiers.uuid()}`,
    timestamp: books.now().toISOString(),
    version: 'v1',
    source: 'podpay',
    retryCount: 0,
    signature: '',
    metadata: view.idempotencyKey === null ? {} : { idempotencyKey: view.idempotencyKey },
    data: { ...data, status: status.toUpperCase() },
  })
  return [{ url: view.postbackUrl, body, headers: proofOf(account, body) }]
}

function proofOf({ webhookSecret }: Account, body: string): Record<string, string> {
  if (webhookSecret === null) return {}
  const signature = createHmac('sha256', webhookSecret).update(body).digest('hex')
  return { 'x-podpay-signature': `sha256=${signature}` }
}
