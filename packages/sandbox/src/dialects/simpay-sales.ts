import { daysLater } from '#core/days.ts'
import type { ChargeState } from '#core/records.ts'
import { bySecretInHeader } from '#http/authenticators.ts'
import type { Dialect } from '#http/dialect.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

/** Only `paid` was seen. */
const words: Record<ChargeState, string> = {
  waiting: 'pending',
  reviewing: 'pending',
  paid: 'paid',
  refused: 'refused',
  refunded: 'refunded',
  disputed: 'chargeback',
  expired: 'expired',
  canceled: 'canceled',
}

/** SIMPAY's older sales API, observed in a public caller: a key in a header, products in reais, and a flat webhook. */
export function simpaySales(): Dialect {
  return smallApi({
    authenticate: bySecretInHeader('x-api-token'),
    problem: (status, message) => ({ status, body: { message } }),
    create: [
      {
        path: '/api/checkout/external/sales',
        status: 201,
        read({ books, body }) {
          if (body.text('payment_method') !== 'pix') return { problem: 'payment_method is invalid' }
          const items = body.list('products').map((product) => ({
            title: product.text('name') ?? '',
            unitPrice: product.reais('price') ?? -1,
            quantity: product.integer('amount') ?? -1,
            tangible: product.boolean('is_digital') === false,
            externalRef: product.text('id') ?? null,
          }))
          if (items.length === 0 || items.some(({ unitPrice, quantity }) => unitPrice < 0 || quantity < 1))
            return { problem: 'products are invalid' }
          const name = body.text('customer.name')
          if (!name || !body.text('customer.official_id_number')) return { problem: 'customer is incomplete' }
          return {
            id: String(books.nextNumber()),
            amount: items.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0),
            method: 'PIX',
            items,
            customer: customer({
              name,
              email: body.text('customer.email') ?? '',
              phone: body.text('customer.phone_number') ?? '',
              document: body.text('customer.official_id_number') ?? '',
            }),
            postbackUrl: body.text('postback_url') ?? null,
            expiresAt: daysLater(books.now(), 1),
          }
        },
        render: (view) => ({
          sale: {
            id: Number(view.id),
            payment: {
              id: Number(view.id),
              details: { response: { qrcode: { content: view.pix?.code } } },
            },
          },
        }),
      },
    ],
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null || event === 'created') return []
      const body = { payment_id: Number(view.id), payment_status: spokenWord(view, words) }
      return [{ url: view.postbackUrl, body }]
    },
  })
}
