import { daysLater } from '../core/days.ts'
import type { Account, ChargeState, PayoutState } from '../core/records.ts'
import { byKeysInHeaders } from '../http/authenticators.ts'
import type { ChargeView, Dialect, PayoutView } from '../http/dialect.ts'
import { customer, smallApi } from '../http/small-api.ts'
import { spokenWord } from '../http/spoken-word.ts'

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
 * PLUGGOU's current API, observed in public callers: two keys in headers, cents, a buyer with a phone, answers under
 * `data`, and webhooks at the address of the panel. No signature was seen; that a code of the panel (`webhookSecret`) comes
 * along in a header is hearsay.
 */
export function pluggouCurrent(): Dialect {
  return smallApi({
    authenticate: byKeysInHeaders({ public: 'x-public-key', secret: 'x-secret-key' }),
    problem: (status, message) => ({ status, body: { success: false, message } }),
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
      return [{ url: view.postbackUrl, body, headers: codeOf(account) }]
    },
    payoutWebhooks(view, { account }) {
      if (view.postbackUrl === null || view.state === 'processing') return []
      const body = { id: view.id, event_type: 'withdrawal', data: renderPayout(view) }
      return [{ url: view.postbackUrl, body, headers: codeOf(account) }]
    },
  })
}

function codeOf({ webhookSecret }: Account): Record<string, string> {
  return webhookSecret === null ? {} : { 'x-webhook-code': webhookSecret }
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
