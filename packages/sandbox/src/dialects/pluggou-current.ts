import { isValidDocument } from '@balcao/domain/people/document'
import { daysLater } from '#core/days.ts'
import type { Account, ChargeState, PayoutState } from '#core/records.ts'
import { byKeysInHeaders } from '#http/authenticators.ts'
import type { ChargeView, Dialect, PayoutView } from '#http/dialect.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<ChargeState, string> = {
  waiting: 'pending',
  reviewing: 'pending',
  paid: 'paid',
  refused: 'failed',
  refunded: 'refunded',
  disputed: 'chargeback',
  expired: 'canceled',
  canceled: 'canceled',
}

/** `approved` means accepted, not paid. */
const payoutWords: Record<PayoutState, string> = {
  waiting: 'pending',
  processing: 'approved',
  paid: 'paid',
  refused: 'failed',
  canceled: 'canceled',
  returned: 'refunded',
}

const keyTypes = ['cpf', 'cnpj', 'email', 'phone', 'random', 'evp']

/**
 * PLUGGOU's current API, from its guide to transactions and from public callers: two keys in headers, cents, a buyer with
 * a phone and a document whose check digits are right, answers under `data`, invalid fields answered with 422. Its
 * webhooks go to the address of the panel, without a signature: by an integrator's handbook of 2026 they have the code of
 * the panel (`webhookSecret`) in X-Webhook-Code and an id of the event in X-Webhook-Event-ID.
 */
export function pluggouCurrent(): Dialect {
  return smallApi({
    authenticate: byKeysInHeaders({ public: 'x-public-key', secret: 'x-secret-key' }),
    problem: (status, message) =>
      status === 401
        ? {
            status,
            body: { error: 'Credenciais inválidas', message: 'Chave não encontrada ou inativa' },
          }
        : { status: status === 400 ? 422 : status, body: { success: false, message, data: null } },
    create: [
      {
        path: '/api/transactions',
        status: 201,
        read({ books, body, account }) {
          const amount = body.integer('amount') ?? 0
          if (amount < 1) return { problem: 'amount is invalid' }
          if (body.text('payment_method') !== 'pix') return { problem: 'payment_method is invalid' }
          if (!body.text('buyer.buyer_name') || !body.text('buyer.buyer_document'))
            return { problem: 'buyer is incomplete' }
          if (!isValidDocument(body.text('buyer.buyer_document') ?? ''))
            return { problem: 'buyer_document is invalid' }
          if (!/^\d{10,11}$/.test(body.text('buyer.buyer_phone') ?? ''))
            return { problem: 'buyer_phone has 10 or 11 digits' }
          return {
            id: books.identifiers.uuid(),
            amount,
            method: 'PIX',
            customer: customer({
              name: body.text('buyer.buyer_name') ?? '',
              phone: body.text('buyer.buyer_phone') ?? '',
              document: body.text('buyer.buyer_document') ?? '',
            }),
            description: body.text('description') ?? null,
            postbackUrl: account.webhookUrl,
            expiresAt: daysLater(books.now(), 1),
          }
        },
        render: answer,
      },
    ],
    get: [{ path: '/api/transactions/:id', render: answer }],
    payout: {
      path: '/api/withdrawals',
      status: 201,
      read({ books, body, account, headers }) {
        const amount = body.integer('amount') ?? 0
        const [pixKey, pixKeyType] = [body.text('key_value'), body.text('key_type') ?? '']
        if (amount < 1 || !pixKey || !keyTypes.includes(pixKeyType))
          return { problem: 'amount, key_type or key_value is invalid' }
        const key = headers['idempotency-key']
        return {
          id: books.identifiers.uuid(),
          amount,
          pixKey,
          pixKeyType,
          idempotencyKey: typeof key === 'string' ? key : null,
          postbackUrl: account.webhookUrl,
        }
      },
      render: (view) => ({ success: true, data: renderPayout(view) }),
    },
    chargeWebhooks(view, { account, event }) {
      if (view.postbackUrl === null || event === 'created') return []
      const body = { id: view.secureId, event_type: 'transaction', data: render(view) }
      return [{ url: view.postbackUrl, body, headers: headersOf(account, body.id) }]
    },
    payoutWebhooks(view, { account }) {
      if (view.postbackUrl === null || view.state === 'processing') return []
      const body = { id: view.id, event_type: 'withdrawal', data: renderPayout(view) }
      return [{ url: view.postbackUrl, body, headers: headersOf(account, body.id) }]
    },
  })
}

function headersOf({ webhookSecret }: Account, eventId: string): Record<string, string> {
  return {
    'user-agent': 'Pluggou-Webhook/1.0',
    'x-webhook-event-id': eventId,
    ...(webhookSecret !== null && { 'x-webhook-code': webhookSecret }),
  }
}

const answer = (view: ChargeView) => ({ success: true, message: 'ok', data: render(view) })

function render(view: ChargeView) {
  return {
    id: view.id,
    payment_method: 'pix',
    amount: view.amount,
    platform_tax: 0,
    liquid_amount: view.amount,
    status: spokenWord(view, words),
    pix: { emv: view.pix?.code },
    e2e_id: view.payments[0]?.endToEndId ?? null,
    paid_at: view.paidAt,
    created_at: view.createdAt,
  }
}

function renderPayout(view: PayoutView) {
  return { id: view.id, amount: view.amount, status: spokenWord(view, payoutWords) }
}
