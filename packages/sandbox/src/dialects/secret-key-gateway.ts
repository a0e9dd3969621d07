import type { Answer } from '#core/faults.ts'
import { refundCharge } from '#core/refund-charge.ts'
import { bySecretKeyAndPassword } from '#http/authenticators.ts'
import type { Call, Dialect } from '#http/dialect.ts'
import { ownCharge, ownCharges } from '#http/own-records.ts'
import { createGatewayCharge, type GatewayRules, pixExpiryInDays } from './gateway-charge.ts'
import { renderTransaction, stateOfWord } from './secret-key-transaction.ts'
import { createTransfer, getTransfer, renderTransfer } from './secret-key-transfers.ts'

/**
 * The gateways with one secret key: Basic `secretKey:x`. Observed in public callers of SPACEFY, AKTAPAY and
 * PAGUESAFE. The wording of errors and the envelope of lists are assumed; the boleto block is only specified.
 */
export function secretKeyGateway(): Dialect {
  return {
    authenticate: bySecretKeyAndPassword('x'),
    unauthorized: problem(401, 'Unauthorized'),
    malformed: problem(400, 'Malformed JSON'),
    notFound: problem(404, 'Not found'),
    routes: [
      { method: 'POST', path: '/v1/transactions', operation: 'create', handle: createTransaction },
      { method: 'GET', path: '/v1/transactions', operation: 'list', handle: listTransactions },
      { method: 'GET', path: '/v1/transactions/count', operation: 'list', handle: countTransactions },
      { method: 'GET', path: '/v1/transactions/:id', operation: 'get', handle: getTransaction },
      {
        method: 'POST',
        path: '/v1/transactions/:id/refund',
        operation: 'refund',
        handle: (call) => refundTransaction(call),
      },
      { method: 'POST', path: '/v1/transfers', operation: 'payout', handle: createTransfer },
      { method: 'GET', path: '/v1/transfers/:id', operation: 'payout-get', handle: getTransfer },
      { method: 'POST', path: '/v1/customers', operation: 'customer', handle: createCustomer },
    ],
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null || event === 'created') return []
      return [{ url: view.postbackUrl, body: { type: 'transaction', data: renderTransaction(view) } }]
    },
    payoutWebhooks(view) {
      if (view.postbackUrl === null || view.state === 'processing') return []
      return [{ url: view.postbackUrl, body: { type: 'transfer', data: renderTransfer(view) } }]
    },
  }
}

const rules: GatewayRules = {
  methods: { pix: 'PIX', credit_card: 'CREDIT_CARD', boleto: 'BILLET' },
  documentTypes: ['cpf', 'cnpj'],
  itemsMustAddUp: true,
  newId: ({ books }) => String(books.nextNumber()),
  pixExpiry: (call) => pixExpiryInDays(call, 90),
}

export function createTransaction(call: Call): Answer {
  const created = createGatewayCharge(call, rules)
  if (created.kind === 'problem') return problem(400, created.message)
  return { status: 200, body: renderTransaction(call.viewCharge(created.charge)) }
}

export function getTransaction(call: Call): Answer {
  const charge = ownCharge(call)
  if (!charge) return problem(404, 'Transaction not found')
  return { status: 200, body: renderTransaction(call.viewCharge(charge)) }
}

function listTransactions(call: Call): Answer {
  const limit = Math.min(Number(call.query.limit ?? 20) || 20, 100)
  const page = Number(call.query.page ?? 1) || 1
  const offset = Number(call.query.offset ?? (page - 1) * limit) || 0
  const matching = chosenCharges(call).toReversed()
  return {
    status: 200,
    body: {
      data: matching
        .slice(offset, offset + limit)
        .map((charge) => renderTransaction(call.viewCharge(charge))),
      pagination: { page, pageSize: limit, totalRecords: matching.length },
    },
  }
}

function countTransactions(call: Call): Answer {
  return {
    status: 200,
    body: String(chosenCharges(call).length),
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  }
}

function chosenCharges(call: Call) {
  const wanted = call.query.status === undefined ? undefined : stateOfWord(call.query.status)
  return ownCharges(call).filter(({ state }) => call.query.status === undefined || state === wanted)
}

export function refundTransaction(call: Call, id = call.params.id): Answer {
  const { books, body } = call
  const charge = ownCharge(call, id)
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

function createCustomer({ books, body }: Call): Answer {
  const [name, email] = [body.text('name'), body.text('email')]
  if (!name || !email) return problem(400, 'name and email are required')
  return {
    status: 200,
    body: { id: books.nextNumber(), name, email, document: body.at('document') ?? null },
  }
}

export function problem(status: number, message: string): Answer {
  return { status, body: { message } }
}
