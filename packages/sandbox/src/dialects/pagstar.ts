import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { secondsLater } from '#core/days.ts'
import type { ChargeState, PayoutState } from '#core/records.ts'
import { byAccessToken, issueAccessToken } from '#http/access-token.ts'
import { byClientCredentials } from '#http/client-credentials.ts'
import type { ChargeView, Dialect, PayoutView } from '#http/dialect.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

/** Neither the status words nor the notice of this older API were seen; these are assumed. */
const words: Record<ChargeState, string> = {
  waiting: 'pending',
  reviewing: 'pending',
  paid: 'approved',
  refused: 'rejected',
  refunded: 'refunded',
  disputed: 'chargeback',
  expired: 'expired',
  canceled: 'canceled',
}

const payoutWords: Record<PayoutState, string> = {
  waiting: 'pending',
  processing: 'pending',
  paid: 'approved',
  refused: 'rejected',
  canceled: 'canceled',
  returned: 'rejected',
}

/**
 * PAGSTAR, its older partner API, which the specification describes: a login with e-mail and access key, reais, and the
 * copy-and-paste text in a field called `pix_key`. `tenant_id` is the account's withdraw key, when it has one.
 */
export function pagstar(): Dialect {
  return smallApi({
    authenticate: byAccessToken('pagstar'),
    problem: (status, message) => ({ status, body: { message, errors: [] } }),
    routes: [
      {
        method: 'POST',
        path: '/api/v2/identity/partner/login',
        operation: 'authenticate',
        authenticate: byClientCredentials(({ body }) => ({
          id: body.text('email'),
          secret: body.text('access_key'),
        })),
        handle: (call) => ({
          status: 200,
          body: {
            data: {
              access_token: issueAccessToken(call, { purpose: 'pagstar', seconds: 3_600 }),
              expires_in: secondsLater(call.books.now(), 3_600).toISOString(),
            },
          },
        }),
      },
    ],
    create: [
      {
        path: '/api/v2/wallet/partner/transactions/generate-anonymous-pix',
        status: 201,
        read({ books, body, account }) {
          const amount = body.reais('value') ?? 0
          if (amount < 1) return { problem: 'value is invalid' }
          for (const field of ['name', 'document', 'tenant_id', 'transaction_id']) {
            if (!body.text(field)) return { problem: `${field} is required` }
          }
          if (account.withdrawKey !== null && body.text('tenant_id') !== account.withdrawKey) {
            return { problem: 'tenant_id is unknown' }
          }
          return {
            id: books.identifiers.uuid(),
            amount,
            method: 'PIX',
            customer: customer({ name: body.text('name') ?? '', document: body.text('document') ?? '' }),
            externalRef: body.text('transaction_id') ?? null,
            description: body.text('description') ?? null,
            postbackUrl: body.text('callback') ?? account.webhookUrl,
            expiresAt: secondsLater(books.now(), body.integer('expiration') ?? 86_400),
          }
        },
        render: (view) => ({
          message: 'Pagamento PIX gerado com sucesso.',
          data: {
            qr_code_url: `https://pagamento.exemplo.invalid/qr/${view.secureId}.png`,
            pix_key: view.pix?.code,
            external_reference: view.id,
            expiration_date: view.expiresAt,
          },
        }),
      },
    ],
    get: [{ path: '/api/v2/wallet/partner/transactions/:id', render: (view) => ({ data: render(view) }) }],
    payout: {
      path: '/api/v2/wallet/partner/withdrawals/solicit-for-customer',
      status: 201,
      read({ books, body, account }) {
        const amount = body.reais('value') ?? 0
        const pixKey = body.text('pix_key')
        if (amount < 1 || !pixKey || !body.text('transaction_id'))
          return { problem: 'value, pix_key or transaction_id is invalid' }
        return {
          id: books.identifiers.uuid(),
          amount,
          pixKey,
          pixKeyType: body.text('pix_key_type') ?? null,
          externalRef: body.text('transaction_id') ?? null,
          idempotencyKey: body.text('transaction_id') ?? null,
          postbackUrl: account.webhookUrl,
        }
      },
      render: (view) => ({ data: renderPayout(view) }),
    },
    payoutGet: [
      {
        path: '/api/v2/wallet/partner/transfers/:id/check',
        render: (view) => ({ data: renderPayout(view) }),
      },
    ],
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null || event === 'created') return []
      return [{ url: view.postbackUrl, body: render(view) }]
    },
  })
}

function render(view: ChargeView) {
  return {
    external_reference: view.id,
    transaction_id: view.externalRef,
    value: centsToDecimalNumber(view.amount),
    status: spokenWord(view, words),
  }
}

function renderPayout(view: PayoutView) {
  return {
    external_reference: view.id,
    transaction_id: view.externalRef,
    value: centsToDecimalNumber(view.amount),
    status: spokenWord(view, payoutWords),
  }
}
