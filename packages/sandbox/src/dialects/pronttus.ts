import { daysLater } from '#core/days.ts'
import type { ChargeState } from '#core/records.ts'
import { byKeysInHeaders } from '#http/authenticators.ts'
import type { Dialect } from '#http/dialect.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<ChargeState, string> = {
  waiting: 'pending',
  reviewing: 'pending',
  paid: 'paid',
  refused: 'rejected',
  refunded: 'refunded',
  disputed: 'chargeback',
  expired: 'expired',
  canceled: 'cancelled',
}

/**
 * PRONTTUS, observed in public callers: two keys in headers, Pix in cents, a read by id. Its webhook was not seen; here
 * it follows FireBanking, which has the same names. The refund path is the specification's.
 */
export function pronttus(): Dialect {
  return smallApi({
    authenticate: byKeysInHeaders({ public: 'x-client-id', secret: 'x-client-secret' }),
    problem: (status, message) => ({ status, body: { code: String(status), message } }),
    create: [
      {
        path: '/v1/payment',
        read({ books, body, account }) {
          const amount = body.integer('amount') ?? 0
          const name = body.text('customer.name') ?? body.text('payer.name')
          const document = body.text('customer.document') ?? body.text('payer.document')
          if (amount < 1) return { problem: 'amount is invalid' }
          if (!name || !document) return { problem: 'customer is incomplete' }
          return {
            id: books.identifiers.uuid(),
            amount,
            method: 'PIX',
            customer: customer({
              name,
              document,
              email: body.text('customer.email') ?? '',
              phone: body.text('customer.phone') ?? '',
            }),
            externalRef: body.text('external_reference') ?? null,
            description: body.text('description') ?? null,
            postbackUrl: account.webhookUrl,
            expiresAt: daysLater(books.now(), 1),
          }
        },
        render: (view) => ({ transactionId: view.id, pixCode: view.pix?.code }),
      },
    ],
    get: [
      {
        path: '/v1/payment/:id',
        render: (view) => ({ transactionId: view.id, amount: view.amount, status: spokenWord(view, words) }),
      },
    ],
    refund: {
      path: '/v1/payment/refund',
      find: ({ books, account, acquirer, body }) => {
        const charge = books.charges.get(`${acquirer}/${body.text('transactionId') ?? body.text('id') ?? ''}`)
        return charge?.account === account.id ? charge : undefined
      },
      amount: ({ body }) => body.integer('amount'),
      render: (refund, view) => ({ id: refund.id, transactionId: view.id, status: spokenWord(view, words) }),
    },
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null || event === 'created') return []
      return [
        {
          url: view.postbackUrl,
          body: {
            transactionId: view.id,
            status: spokenWord(view, words),
            value: view.amount,
            endToEndId: view.payments[0]?.endToEndId ?? null,
          },
        },
      ]
    },
  })
}
