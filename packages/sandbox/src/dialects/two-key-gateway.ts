import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { createCharge } from '../core/create-charge.ts'
import { daysLater, endOfDay, secondsLater } from '../core/days.ts'
import type { Answer } from '../core/faults.ts'
import { keyOf } from '../core/open-books.ts'
import { refundCharge } from '../core/refund-charge.ts'
import { basicCredentials } from '../http/basic-credentials.ts'
import type { Authentication, Call, Dialect, Request } from '../http/dialect.ts'
import { problemOfOrder, readCard, readCustomer, readItems } from './gateway-request.ts'
import { renderTransaction } from './two-key-transaction.ts'
import {
  balanceOf,
  cancelTransfer,
  createTransfer,
  getTransfer,
  renderTransfer,
} from './two-key-transfers.ts'

/**
 * The gateways with two keys: Basic public:secret, payouts with a third key in `x-withdraw-key`.
 * Observed in public callers (HAWKPAY, PODPAY); the wording of error bodies is assumed.
 */
export function twoKeyGateway(): Dialect {
  return {
    authenticate: byKeyPair,
    unauthorized: problem(401, 'Unauthorized'),
    malformed: problem(400, 'Malformed JSON'),
    notFound: problem(404, 'Not found'),
    routes: [
      { method: 'POST', path: '/v1/transactions', operation: 'create', handle: createTransaction },
      { method: 'GET', path: '/v1/transactions/:id', operation: 'get', handle: getTransaction },
      { method: 'POST', path: '/v1/transactions/:id/refund', operation: 'refund', handle: refundTransaction },
      {
        method: 'POST',
        path: '/v1/transfers',
        operation: 'payout',
        authenticate: byKeyPairInAnyOrder,
        handle: createTransfer,
      },
      {
        method: 'GET',
        path: '/v1/transfers/:id',
        operation: 'payout-get',
        authenticate: byKeyPairInAnyOrder,
        handle: getTransfer,
      },
      {
        method: 'POST',
        path: '/v1/transfers/:id/cancel',
        operation: 'payout-cancel',
        authenticate: byKeyPairInAnyOrder,
        handle: cancelTransfer,
      },
      { method: 'GET', path: '/v1/balance/available', operation: 'balance', handle: balanceOf },
    ],
    chargeWebhook(view, { event }) {
      if (view.postbackUrl === null || event === 'created') return null
      return {
        url: view.postbackUrl,
        body: {
          type: 'transaction',
          url: view.postbackUrl,
          objectId: view.id,
          data: renderTransaction(view),
        },
      }
    },
    payoutWebhook(view, { books }) {
      if (view.postbackUrl === null || view.state === 'processing') return null
      return {
        url: view.postbackUrl,
        body: {
          id: books.identifiers.uuid(),
          type: 'withdraw',
          objectId: view.id,
          url: view.postbackUrl,
          data: renderTransfer(view),
        },
      }
    },
  }
}

const methods: Record<string, PaymentMethod> = { pix: 'PIX', credit_card: 'CREDIT_CARD', boleto: 'BILLET' }

function createTransaction({ books, account, body, viewCharge }: Call): Answer {
  const method = methods[body.text('paymentMethod') ?? '']
  if (!method) return problem(400, 'paymentMethod must be pix, credit_card or boleto')
  const order = { amount: body.integer('amount') ?? 0, customer: readCustomer(body), items: readItems(body) }
  const wrong = problemOfOrder(order) ?? problemOfDocumentType(body.text('customer.document.type'))
  if (wrong) return problem(400, wrong)

  const base = {
    ...order,
    id: String(books.nextNumber()),
    installments: body.integer('installments') ?? 1,
    externalRef: body.text('externalRef') ?? null,
    postbackUrl: body.text('postbackUrl') ?? null,
    metadata: body.at('metadata') ?? null,
  }
  if (method === 'CREDIT_CARD') {
    const read = readCard(body)
    if (read.kind === 'problem') return problem(400, read.message)
    const charge = createCharge(books, account, { ...base, method, card: read.card, outcome: read.outcome })
    return { status: 200, body: renderTransaction(viewCharge(charge)) }
  }
  const expiry = method === 'PIX' ? pixExpiry({ books, body }) : billetExpiry({ books, body })
  if (typeof expiry === 'string') return problem(400, expiry)
  const charge = createCharge(books, account, { ...base, method, expiresAt: expiry })
  return { status: 200, body: renderTransaction(viewCharge(charge)) }
}

/** Whole days or seconds, never both. */
function pixExpiry({ books, body }: Pick<Call, 'books' | 'body'>): Date | string {
  if (body.has('pix.expiresInDays') && body.has('pix.expiresIn')) {
    return 'pix.expiresInDays and pix.expiresIn exclude each other'
  }
  const seconds = body.integer('pix.expiresIn')
  if (body.has('pix.expiresIn')) {
    return seconds && seconds > 0 ? secondsLater(books.now(), seconds) : 'pix.expiresIn is invalid'
  }
  const days = body.has('pix.expiresInDays') ? (body.integer('pix.expiresInDays') ?? 0) : 1
  return days >= 1 && days <= 90 ? daysLater(books.now(), days) : 'pix.expiresInDays must be between 1 and 90'
}

function billetExpiry({ books, body }: Pick<Call, 'books' | 'body'>): Date | string {
  const days = body.has('boleto.expiresInDays') ? (body.integer('boleto.expiresInDays') ?? 0) : 3
  return days >= 1 ? endOfDay(books.now(), days) : 'boleto.expiresInDays is invalid'
}

function getTransaction({ books, acquirer, account, params, viewCharge }: Call): Answer {
  const charge = books.charges.get(keyOf({ acquirer, id: params.id ?? '' }))
  if (!charge || charge.account !== account.id) return problem(404, 'Transaction not found')
  return { status: 200, body: renderTransaction(viewCharge(charge)) }
}

function refundTransaction({ books, acquirer, account, params, body, viewCharge }: Call): Answer {
  const charge = books.charges.get(keyOf({ acquirer, id: params.id ?? '' }))
  if (!charge || charge.account !== account.id) return problem(404, 'Transaction not found')
  if (body.has('amount') && body.integer('amount') === undefined)
    return problem(400, 'amount must be in cents')
  const result = refundCharge(books, charge, {
    id: String(books.nextNumber()),
    amount: body.integer('amount') ?? null,
  })
  if (result.kind === 'not-paid') return problem(400, 'Only a paid transaction can be refunded')
  if (result.kind === 'too-much') return problem(400, 'The amount is greater than what can be refunded')
  return { status: 200, body: renderTransaction(viewCharge(result.charge)) }
}

function byKeyPair(request: Request, { accounts }: Authentication) {
  const given = basicCredentials(request)
  return accounts.find(
    ({ publicKey, secretKey }) => given?.user === publicKey && given.password === secretKey,
  )
}

/** One public caller sends the keys in reverse order on transfers only, and is understood. */
function byKeyPairInAnyOrder(request: Request, context: Authentication) {
  const given = basicCredentials(request)
  return (
    byKeyPair(request, context) ??
    context.accounts.find(
      ({ publicKey, secretKey }) => given?.user === secretKey && given.password === publicKey,
    )
  )
}

function problemOfDocumentType(type: string | undefined) {
  return type === 'cpf' || type === 'cnpj' ? undefined : 'customer.document.type must be cpf or cnpj'
}

function problem(status: number, message: string): Answer {
  return { status, body: { message } }
}
