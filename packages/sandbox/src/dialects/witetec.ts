import { createHmac } from 'node:crypto'
import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { secondsLater } from '#core/days.ts'
import type { ChargeState, PayoutState } from '#core/records.ts'
import { byAccessToken, issueAccessToken } from '#http/access-token.ts'
import { bySecretInHeader } from '#http/authenticators.ts'
import type { ChargeView, Dialect } from '#http/dialect.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'
import { readCard, readCustomer, readItems } from './gateway-request.ts'

const words: Record<ChargeState, string> = {
  waiting: 'pending',
  reviewing: 'not_authorized',
  paid: 'completed',
  refused: 'failed',
  refunded: 'failed',
  disputed: 'chargeback',
  expired: 'expired',
  canceled: 'failed',
}

const payoutWords: Record<PayoutState, string> = {
  waiting: 'pending',
  processing: 'pending',
  paid: 'completed',
  refused: 'failed',
  canceled: 'failed',
  returned: 'failed',
}

/**
 * WITETEC, its first generation, which the specification describes: `x-api-key`, reais, one hour to pay, webhooks
 * signed with HMAC-SHA256 (`webhookSecret`). Payouts have a separate login with e-mail and password, which are the
 * account's public key and withdraw key. The card body is only specified.
 */
export function witetec(): Dialect {
  return smallApi({
    authenticate: bySecretInHeader('x-api-key'),
    problem: (status, message) => ({ status, body: { statusCode: status, message } }),
    routes: [
      {
        method: 'POST',
        path: '/withdrawals/auth',
        operation: 'authenticate',
        authenticate: ({ body }, { accounts }) =>
          accounts.find(
            ({ publicKey, withdrawKey }) =>
              body.text('email') === publicKey && body.text('password') === withdrawKey,
          ),
        handle: (call) => ({
          status: 201,
          body: { token: issueAccessToken(call, { purpose: 'witetec', seconds: 3_600 }) },
        }),
      },
    ],
    create: ['/transactions/pix/create', '/v2/transactions/pix/create', '/v2/transactions/card/create'].map(
      (path) => ({
        path,
        status: 201,
        read({ books, body, account }) {
          const amount = body.reais('amount') ?? 0
          if (amount < 1 || typeof body.at('amount') !== 'number')
            return { problem: 'amount must not be less than 0.01' }
          const postbackUrl = body.text('webhook') ?? account.webhookUrl
          if (path.includes('card')) {
            const read = readCard(body)
            if (read.kind === 'problem') return { problem: read.message }
            const { card, outcome } = read
            return {
              id: books.identifiers.uuid(),
              amount,
              method: 'CREDIT_CARD',
              customer: readCustomer(body),
              items: readItems(body),
              postbackUrl,
              card,
              outcome,
            }
          }
          if (!body.text('payer_info.name') || !body.text('payer_info.document'))
            return { problem: 'payer_info is incomplete' }
          return {
            id: books.identifiers.uuid(),
            amount,
            method: 'PIX',
            customer: customer({
              name: body.text('payer_info.name') ?? '',
              email: body.text('payer_info.email') ?? '',
              document: body.text('payer_info.document') ?? '',
            }),
            description: body.text('description') ?? null,
            postbackUrl,
            expiresAt: secondsLater(books.now(), 3_600),
          }
        },
        render,
      }),
    ),
    get: ['/transactions/:id', '/transactions/pix/:id', '/v2/transactions/pix/:id'].map((path) => ({
      path,
      render,
    })),
    payout: {
      path: '/withdrawals/merchant/:merchant',
      authenticate: byAccessToken('witetec'),
      status: 201,
      read({ books, body }) {
        const amount = body.reais('amount') ?? 0
        const [pixKey, pixKeyType] = [body.text('pix_key'), body.text('pix_key_type') ?? '']
        if (
          amount < 1 ||
          !pixKey ||
          !['cpf', 'cnpj', 'email', 'telefone', 'aleatoria'].includes(pixKeyType)
        ) {
          return { problem: 'pix_key is invalid' }
        }
        return { id: books.identifiers.uuid(), amount, pixKey, pixKeyType }
      },
      render: (view) => ({
        id: view.id,
        amount: centsToDecimalNumber(view.amount),
        status: spokenWord(view, payoutWords),
      }),
    },
    chargeWebhooks(view, { account, books, event }) {
      if (view.postbackUrl === null) return []
      const names: Partial<Record<typeof event, string>> = {
        created: 'payment.created',
        paid: 'payment.success',
        disputed: 'payment.chargeback',
      }
      const body = JSON.stringify({
        event: names[event] ?? 'payment.failed',
        data: {
          transaction_id: view.id,
          amount: centsToDecimalNumber(view.amount),
          status: spokenWord(view, words),
          paid_at: view.paidAt,
          payer_info: {
            name: view.customer.name,
            document: view.customer.document,
            email: view.customer.email,
          },
        },
        timestamp: books.now().toISOString(),
      })
      const signature = createHmac('sha256', account.webhookSecret ?? '')
        .update(body)
        .digest('hex')
      return [{ url: view.postbackUrl, body, headers: { 'x-webhook-signature': signature } }]
    },
  })
}

function render(view: ChargeView) {
  return {
    transaction_id: view.id,
    status: spokenWord(view, words),
    amount: centsToDecimalNumber(view.amount),
    fee_amount: 0,
    net_amount: centsToDecimalNumber(view.amount),
    ...(view.pix && {
      pix: {
        qr_code: view.pix.code,
        payment_link: `https://pagamento.exemplo.invalid/${view.secureId}`,
        expires_at: view.expiresAt,
      },
    }),
    paid_at: view.paidAt,
  }
}
