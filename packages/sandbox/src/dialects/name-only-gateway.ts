import type { Answer } from '#core/faults.ts'
import type { Call, Dialect, Route } from '#http/dialect.ts'
import { readCard } from './gateway-request.ts'
import {
  createTransaction,
  getTransaction,
  problem,
  refundTransaction,
  secretKeyGateway,
} from './secret-key-gateway.ts'

/**
 * Gateways known by name only. They use the dialect that the specification describes as typical, and also answer the
 * calls that it lists without a provider. For those only the paths are specified; bodies and answers are assumed.
 */
export function nameOnlyGateway(): Dialect {
  const typical = secretKeyGateway()
  return { ...typical, routes: [...typical.routes, ...callsWithoutOwner] }
}

const callsWithoutOwner: Route[] = [
  { method: 'POST', path: '/v1/user/transactions', operation: 'create', handle: createTransaction },
  { method: 'GET', path: '/v1/user/transactions/:id', operation: 'get', handle: getTransaction },
  {
    method: 'DELETE',
    path: '/v1/transactions/:id',
    operation: 'refund',
    handle: (call) => refundTransaction(call),
  },
  { method: 'POST', path: '/v1/orders', operation: 'create', handle: createTransaction },
  { method: 'GET', path: '/v1/details/orders/:id', operation: 'get', handle: getTransaction },
  {
    method: 'POST',
    path: '/v1/doCancel',
    operation: 'refund',
    handle: (call) => refundTransaction(call, call.body.text('id')),
  },
  { method: 'POST', path: '/v1/payments', operation: 'create', handle: createTransaction },
  { method: 'GET', path: '/v1/payments/:id', operation: 'get', handle: getTransaction },
  {
    method: 'PUT',
    path: '/v1/payments/cancel/:id',
    operation: 'refund',
    handle: (call) => refundTransaction(call),
  },
  {
    method: 'PUT',
    path: '/v1/payments/refund/:id',
    operation: 'refund',
    handle: (call) => refundTransaction(call),
  },
  { method: 'POST', path: '/v1/card-token', operation: 'token', handle: createCardToken },
]

/**
 * The card is at the top of the body here; its token ends in its last digits, which select the same outcome.
 */
function createCardToken(call: Call): Answer {
  if (call.query.publicKey !== call.account.publicKey) return problem(401, 'publicKey is unknown')
  const read = readCard(call.body, '')
  if (read.kind === 'problem') return problem(400, read.message)
  return { status: 200, body: { token: `tok_${call.books.nextNumber()}_${read.card.lastDigits}` } }
}
