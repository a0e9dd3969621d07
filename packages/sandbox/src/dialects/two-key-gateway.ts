import { secondsLater } from '#core/days.ts'
import type { Answer } from '#core/faults.ts'
import { refundCharge } from '#core/refund-charge.ts'
import { type Authenticator, byKeyPair } from '#http/authenticators.ts'
import { basicCredentials } from '#http/basic-credentials.ts'
import type { Call, Dialect } from '#http/dialect.ts'
import { ownCharge } from '#http/own-records.ts'
import { createGatewayCharge, type GatewayRules, pixExpiryInDays } from './gateway-charge.ts'
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
  const authenticate = byKeyPairInAnyOrder
  return {
    authenticate: byKeyPair,
    unauthorized: problem(401, 'Unauthorized'),
    malformed: problem(400, 'Malformed JSON'),
    notFound: problem(404, 'Not found'),
    routes: [
      { method: 'POST', path: '/v1/transactions', operation: 'create', handle: createTransaction },
      { method: 'GET', path: '/v1/transactions/:id', operation: 'get', handle: getTransaction },
      { method: 'POST', path: '/v1/transactions/:id/refund', operation: 'refund', handle: refundTransaction },
      { method: 'POST', path: '/v1/transfers', operation: 'payout', authenticate, handle: createTransfer },
      {
        method: 'GET',
        path: '/v1/transfers/:id',
        operation: 'payout-get',
        authenticate,
        handle: getTransfer,
      },
      {
        method: 'POST',
        path: '/v1/transfers/:id/cancel',
        operation: 'payout-cancel',
        authenticate,
        handle: cancelTransfer,
      },
      { method: 'GET', path: '/v1/balance/available', operation: 'balance', handle: balanceOf },
    ],
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null || event === 'created') return []
      const { postbackUrl: url } = view
      return [{ url, body: { type: 'transaction', url, objectId: view.id, data: renderTransaction(view) } }]
    },
    payoutWebhooks(view, { books }) {
      if (view.postbackUrl === null || view.state === 'processing') return []
      const { postbackUrl: url } = view
      const id = books.identifiers.uuid()
      return [{ url, body: { id, type: 'withdraw', objectId: view.id, url, data: renderTransfer(view) } }]
    },
  }
}

const rules: GatewayRules = {
  methods: { pix: 'PIX', credit_card: 'CREDIT_CARD', boleto: 'BILLET' },
  documentTypes: ['cpf', 'cnpj'],
  itemsMustAddUp: false,
  newId: ({ books }) => String(books.nextNumber()),
  pixExpiry,
}

function createTransaction(call: Call): Answer {
  const created = createGatewayCharge(call, rules)
  if (created.kind === 'problem') return problem(400, created.message)
  return { status: 200, body: renderTransaction(call.viewCharge(created.charge)) }
}

/** Whole days or seconds, never both. */
function pixExpiry({ books, body }: Call): Date | string {
  if (!body.has('pix.expiresIn')) return pixExpiryInDays({ books, body }, 90)
  if (body.has('pix.expiresInDays')) return 'pix.expiresInDays and pix.expiresIn exclude each other'
  const seconds = body.integer('pix.expiresIn') ?? 0
  return seconds > 0 ? secondsLater(books.now(), seconds) : 'pix.expiresIn must be a number of seconds'
}

function getTransaction(call: Call): Answer {
  const charge = ownCharge(call)
  if (!charge) return problem(404, 'Transaction not found')
  return { status: 200, body: renderTransaction(call.viewCharge(charge)) }
}

function refundTransaction(call: Call): Answer {
  const { books, body } = call
  const charge = ownCharge(call)
  if (!charge) return problem(404, 'Transaction not found')
  if (body.has('amount') && body.integer('amount') === undefined)
    return problem(400, 'amount must be in cents')
  const result = refundCharge(books, charge, {
    id: String(books.nextNumber()),
    amount: body.integer('amount') ?? null,
  })
  if (result.kind === 'not-paid') return problem(400, 'Only a paid transaction can be refunded')
  if (result.kind === 'too-much') return problem(400, 'The amount is greater than what can be refunded')
  return { status: 200, body: renderTransaction(call.viewCharge(result.charge)) }
}

/** One public caller sends the keys in reverse order on transfers only, and is accepted. */
const byKeyPairInAnyOrder: Authenticator = (request, context) => {
  const given = basicCredentials(request)
  return (
    byKeyPair(request, context) ??
    context.accounts.find(
      ({ publicKey, secretKey }) => given?.user === secretKey && given.password === publicKey,
    )
  )
}

function problem(status: number, message: string): Answer {
  return { status, body: { message } }
}
