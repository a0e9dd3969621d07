import { daysLater } from '#core/days.ts'
import type { ChargeState } from '#core/records.ts'
import { byKeysInHeaders } from '#http/authenticators.ts'
import type { Dialect } from '#http/dialect.ts'
import { smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'
import { problemOfOrder, readCustomer, readItems } from './gateway-request.ts'

const words: Record<ChargeState, string> = {
  waiting: 'awaiting_payment',
  reviewing: 'awaiting_payment',
  paid: 'paid',
  refused: 'refused',
  refunded: 'refunded',
  disputed: 'chargeback',
  expired: 'expired',
  canceled: 'canceled',
}

/** VENIT (VenitPay), observed in a public caller: two keys in headers, Pix creation and webhook only. */
export function venit(): Dialect {
  return smallApi({
    authenticate: byKeysInHeaders({ public: 'x-public-key', secret: 'x-secret-key' }),
    problem: (status, message) => ({ status, body: { error: message } }),
    create: [
      {
        path: '/v1/transaction',
        read({ books, body }) {
          const order = {
            amount: body.integer('amount') ?? 0,
            customer: readCustomer(body),
            items: readItems(body),
          }
          const wrong = problemOfOrder(order)
          if (wrong || body.text('paymentMethod') !== 'pix')
            return { problem: wrong ?? 'paymentMethod must be pix' }
          return {
            ...order,
            id: books.identifiers.uuid(),
            method: 'PIX',
            postbackUrl: body.text('postbackUrl') ?? null,
            expiresAt: daysLater(books.now(), 1),
          }
        },
        render: (view) => ({ transactionId: view.id, pix: { payload: view.pix?.code } }),
      },
    ],
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null || event === 'created') return []
      const data = {
        transactionId: view.id,
        status: spokenWord(view, words),
        endToEndId: view.payments[0]?.endToEndId ?? null,
        amount: view.amount,
      }
      return [{ url: view.postbackUrl, body: { data } }]
    },
  })
}
