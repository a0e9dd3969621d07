import { daysLater } from '#core/days.ts'
import type { ChargeState } from '#core/records.ts'
import { byAccessToken, issueAccessToken } from '#http/access-token.ts'
import { byClientCredentials } from '#http/client-credentials.ts'
import type { ChargeView, Dialect } from '#http/dialect.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<ChargeState, string> = {
  waiting: 'pending',
  reviewing: 'pending',
  paid: 'paid',
  refused: 'refused',
  refunded: 'refunded',
  disputed: 'refunded_med',
  expired: 'expired',
  canceled: 'canceled',
}

/**
 * OWENPAY (OwemPay), observed in public callers: a client certificate, a login with e-mail and password, cents, and an
 * answer under `data`. Refunds and payouts were not seen; the read is assumed to be the address of creation with the id.
 */
export function owenpay(): Dialect {
  return smallApi({
    authenticate: byAccessToken('owenpay'),
    problem: (status, message) => ({ status, body: { message } }),
    routes: [
      {
        method: 'POST',
        path: '/v1/auth/login',
        operation: 'authenticate',
        authenticate: byClientCredentials(({ body }) => ({
          id: body.text('email'),
          secret: body.text('password'),
        })),
        handle: (call) => ({
          status: 200,
          body: { data: { idToken: issueAccessToken(call, { purpose: 'owenpay', seconds: 3_600 }) } },
        }),
      },
    ],
    create: [
      {
        path: '/v1/transactions',
        status: 201,
        read({ books, body }) {
          const products = body.list('product').map((product) => ({
            title: product.text('name') ?? '',
            unitPrice: product.integer('productPrice') ?? -1,
            quantity: product.integer('quantity') ?? -1,
            tangible: product.text('type') !== 'digital',
            externalRef: null,
          }))
          if (
            products.length === 0 ||
            products.some(({ unitPrice, quantity }) => unitPrice < 1 || quantity < 1)
          ) {
            return { problem: 'product is invalid' }
          }
          if (body.text('payment.type') !== 'pix' || body.text('transactionType') !== 'api')
            return { problem: 'payment is invalid' }
          return {
            id: books.identifiers.uuid(),
            amount: products.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0),
            method: 'PIX',
            items: products,
            customer: customer({
              name: body.text('buyer.name') ?? '',
              email: body.text('buyer.email') ?? '',
              phone: body.text('buyer.phone') ?? '',
              document: body.text('buyer.docNumber') ?? '',
            }),
            externalRef: body.text('externalReference') ?? null,
            postbackUrl: body.text('postbackUrl') ?? null,
            expiresAt: daysLater(books.now(), 1),
          }
        },
        render,
      },
    ],
    get: [{ path: '/v1/transactions/:id', render }],
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null || event === 'created') return []
      return [{ url: view.postbackUrl, body: { object: { id: view.id, status: spokenWord(view, words) } } }]
    },
  })
}

function render(view: ChargeView) {
  return {
    data: {
      id: view.id,
      status: spokenWord(view, words),
      externalReference: view.externalRef,
      payment: { type: 'pix', pix: { emv: view.pix?.code } },
    },
  }
}
