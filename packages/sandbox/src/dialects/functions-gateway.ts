import { createPayout } from '#core/create-payout.ts'
import type { Answer } from '#core/faults.ts'
import type { ChargeState, PayoutState } from '#core/records.ts'
import { refundCharge } from '#core/refund-charge.ts'
import { basicCredentials } from '#http/basic-credentials.ts'
import type { Call, ChargeView, Dialect, PayoutView } from '#http/dialect.ts'
import { ownCharge } from '#http/own-records.ts'
import { spokenWord } from '#http/spoken-word.ts'
import { createGatewayCharge, type GatewayRules, pixExpiryInDays } from './gateway-charge.ts'

/** Differences between the members of this family. */
export type FunctionsGatewayOptions = {
  /** Accepted passwords, the public key being the company's id. */
  passwords: (companyId: string) => string[]
  /** Fields of the copy-and-paste text. */
  codeFields: readonly ('qrcode' | 'copyPaste' | 'emv')[]
}

/**
 * The gateways under /functions/v1 (HUNTERPAY, MEDIUS, FAIRPAY), observed in public callers. Methods and document
 * types are in capitals, ids are UUIDs, and an `approved` withdrawal is not paid yet. A refund route was never seen
 * in public; the one here is the specification's common one.
 */
export function functionsGateway({ passwords, codeFields }: FunctionsGatewayOptions): Dialect {
  const render = (view: ChargeView) => renderTransaction(view, codeFields)
  return {
    authenticate(request, { accounts }) {
      const given = basicCredentials(request)
      return accounts.find(
        ({ publicKey, secretKey }) =>
          given?.user === secretKey && passwords(publicKey).includes(given.password),
      )
    },
    unauthorized: problem(401, 'Unauthorized'),
    malformed: problem(400, 'Invalid JSON'),
    notFound: problem(404, 'Not found'),
    routes: [
      {
        method: 'POST',
        path: '/functions/v1/transactions',
        operation: 'create',
        handle(call) {
          const created = createGatewayCharge(call, rules)
          if (created.kind === 'problem') return problem(400, created.message)
          return { status: 201, body: render(call.viewCharge(created.charge)) }
        },
      },
      {
        method: 'GET',
        path: '/functions/v1/transactions/:id',
        operation: 'get',
        handle(call) {
          const charge = ownCharge(call)
          return charge
            ? { status: 200, body: render(call.viewCharge(charge)) }
            : problem(404, 'Transaction not found')
        },
      },
      {
        method: 'POST',
        path: '/functions/v1/transactions/:id/refund',
        operation: 'refund',
        handle(call) {
          const charge = ownCharge(call)
          if (!charge) return problem(404, 'Transaction not found')
          const amount = call.body.integer('amount') ?? null
          const result = refundCharge(call.books, charge, { id: call.books.identifiers.uuid(), amount })
          if (result.kind !== 'refunded' && result.kind !== 'repeated')
            return problem(400, 'Refund not allowed')
          return { status: 200, body: render(call.viewCharge(result.charge)) }
        },
      },
      { method: 'POST', path: '/functions/v1/withdrawals/cashout', operation: 'payout', handle: cashOut },
    ],
    chargeWebhooks(view, { books, event }) {
      if (view.postbackUrl === null || event === 'created') return []
      const transaction = render(view)
      const data = { ...transaction, customer: { ...transaction.customer, document: view.customer.document } }
      const id = books.identifiers.uuid()
      return [{ url: view.postbackUrl, body: { id, type: 'transaction', objectId: view.id, data } }]
    },
    payoutWebhooks(view, { account, books }) {
      if (view.postbackUrl === null) return []
      return [
        {
          url: view.postbackUrl,
          body: renderWithdrawal(view, { companyId: account.publicKey, at: books.now() }),
        },
      ]
    },
  }
}

const rules: GatewayRules = {
  methods: { PIX: 'PIX', CARD: 'CREDIT_CARD', BOLETO: 'BILLET' },
  documentTypes: ['CPF', 'CNPJ'],
  itemsMustAddUp: false,
  newId: ({ books }) => books.identifiers.uuid(),
  pixExpiry: (call) => pixExpiryInDays(call, 7),
}

const chargeWords: Record<ChargeState, string> = {
  waiting: 'waiting_payment',
  reviewing: 'processing',
  paid: 'paid',
  refused: 'refused',
  refunded: 'refunded',
  disputed: 'chargedback',
  expired: 'expired',
  canceled: 'canceled',
}

const methods = { PIX: 'PIX', CREDIT_CARD: 'CARD', BILLET: 'BOLETO' } as const

function renderTransaction(view: ChargeView, codeFields: FunctionsGatewayOptions['codeFields']) {
  return {
    id: view.id,
    status: spokenWord(view, chargeWords),
    amount: view.amount,
    paymentMethod: methods[view.method],
    installments: view.installments,
    externalRef: view.externalRef,
    metadata: view.metadata,
    createdAt: view.createdAt,
    updatedAt: view.updatedAt,
    paidAt: view.paidAt,
    refundedAmount: view.refundedAmount,
    customer: {
      name: view.customer.name,
      email: view.customer.email,
      phone: view.customer.phone,
      document: { number: view.customer.document, type: view.customer.document.length > 11 ? 'CNPJ' : 'CPF' },
    },
    pix: view.pix && {
      ...Object.fromEntries(codeFields.map((field) => [field, view.pix?.code])),
      expirationDate: view.expiresAt,
      end2EndId: view.payments[0]?.endToEndId ?? null,
    },
    boleto: view.billet && {
      url: view.billet.url,
      barcode: view.billet.barcode,
      digitableLine: view.billet.line,
      expirationDate: view.billet.dueDate,
    },
    card: view.card && { brand: view.card.brand, lastDigits: view.card.lastDigits },
    refusedReason: view.refusal?.description ?? null,
  }
}

/** `approved` means only that the withdrawal was accepted: `done` is the word for money sent. */
const payoutWords: Record<PayoutState, { status: string; event: string }> = {
  waiting: { status: 'pending', event: 'withdrawal.created' },
  processing: { status: 'approved', event: 'withdrawal.created' },
  paid: { status: 'done', event: 'withdrawal.done' },
  refused: { status: 'failed', event: 'withdrawal.failed' },
  canceled: { status: 'cancelled', event: 'withdrawal.cancelled' },
  returned: { status: 'failed', event: 'withdrawal.failed' },
}

const keyTypes = ['cpf', 'cnpj', 'email', 'phone', 'evp']

function cashOut({ books, account, body, headers, viewPayout }: Call): Answer {
  const amount = body.integer('requestedamount') ?? 0
  if (amount < 1) return problem(400, 'requestedamount must be a positive integer, in cents')
  if (body.boolean('isPix') !== true) return problem(400, 'isPix must be true')
  const pixKey = body.text('pixkey') ?? ''
  const pixKeyType = body.text('pixkeytype') ?? ''
  if (!keyTypes.includes(pixKeyType)) return problem(400, 'pixkeytype is invalid')
  const mustBeDigits = pixKeyType === 'cpf' || pixKeyType === 'cnpj' || pixKeyType === 'phone'
  if (pixKey === '' || (mustBeDigits && !/^\d+$/.test(pixKey))) return problem(400, 'pixkey is invalid')
  const idempotencyKey = headers['idempotency-key']
  const payout = createPayout(books, account, {
    id: books.identifiers.uuid(),
    amount,
    pixKey,
    pixKeyType,
    description: body.text('description') ?? null,
    postbackUrl: body.text('postbackUrl') ?? null,
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
  })
  return {
    status: 201,
    body: renderWithdrawal(viewPayout(payout), { companyId: account.publicKey, at: books.now() }),
  }
}

function renderWithdrawal(view: PayoutView, { companyId, at }: { companyId: string; at: Date }) {
  const { status, event } = payoutWords[view.state]
  return {
    event,
    timestamp: at.toISOString(),
    withdrawal: {
      id: view.id,
      company_id: companyId,
      requested_amount: view.amount,
      currency: 'BRL',
      status: view.spokenStatus ?? status,
      created_at: view.createdAt,
      paid_at: view.paidAt,
      pix: {
        key_type: view.pixKeyType,
        key_value: view.pixKey,
        end_to_end_id: view.state === 'paid' ? view.endToEndId : null,
      },
      fee: 0,
      net_amount: view.amount,
      error_message: view.failure,
    },
    metadata: {},
  }
}

function problem(status: number, message: string): Answer {
  return { status, body: { error: message, message } }
}
