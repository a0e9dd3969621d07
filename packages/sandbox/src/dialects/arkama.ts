import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { daysLater } from '#core/days.ts'
import type { ChargeState } from '#core/records.ts'
import { bySecretAsBearer } from '#http/authenticators.ts'
import type { ChargeView, Dialect } from '#http/dialect.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

/** The status words were never seen; these are assumed. */
const words: Record<ChargeState, string> = {
  waiting: 'PENDING',
  reviewing: 'PROCESSING',
  paid: 'PAID',
  refused: 'REFUSED',
  refunded: 'REFUNDED',
  disputed: 'CHARGEBACK',
  expired: 'CANCELED',
  canceled: 'CANCELED',
}

const smallestAmount = 200

/**
 * ARKAMA, from integrators: Bearer, reais, no less than R$ 2, validation errors by field. The vendor's page on postbacks
 * shows the order beside a cart, and the account's token in the body.
 */
export function arkama(): Dialect {
  return smallApi({
    authenticate: bySecretAsBearer,
    problem: (status, message) => ({ status: status === 400 ? 422 : status, body: { message, errors: {} } }),
    create: [
      {
        path: '/api/v1/orders',
        status: 201,
        read({ books, body }) {
          if (body.has('value') === body.has('total_value'))
            return { problem: 'value or total_value, and not both' }
          const amount = body.reais('value') ?? body.reais('total_value') ?? 0
          if (amount < smallestAmount) return { problem: 'value must be at least 2.00' }
          if (body.text('paymentMethod') !== 'pix') return { problem: 'paymentMethod must be pix' }
          if (!/\S+ \S+/.test(body.text('customer.name') ?? ''))
            return { problem: 'customer.name must have two words' }
          if (!/^(\d{11}|\(\d{2}\)\d{5}-\d{4})$/.test(body.text('customer.cellphone') ?? '')) {
            return { problem: 'customer.cellphone is invalid' }
          }
          return {
            id: books.identifiers.alphanumeric(12).toUpperCase(),
            amount,
            method: 'PIX',
            customer: customer({
              name: body.text('customer.name') ?? '',
              email: body.text('customer.email') ?? '',
              phone: body.text('customer.cellphone') ?? '',
              document: body.text('customer.document') ?? '',
            }),
            externalRef: body.text('externalRef') ?? null,
            postbackUrl: body.text('callback_url') ?? null,
            expiresAt: daysLater(books.now(), 1),
          }
        },
        render,
      },
    ],
    get: [{ path: '/api/v1/orders/:id', render }],
    chargeWebhooks(view, { account, event }) {
      if (view.postbackUrl === null || event === 'created') return []
      const body = {
        token: account.webhookSecret,
        event: 'ORDER_STATUS_CHANGED',
        data: { order: render(view), cart: null },
      }
      return [{ url: view.postbackUrl, body }]
    },
  })
}

function render(view: ChargeView) {
  return {
    id: view.id,
    externalRef: view.externalRef,
    value: centsToDecimalNumber(view.amount),
    status: spokenWord(view, words),
    paymentMethod: 'pix',
    pix: { payload: view.pix?.code },
  }
}
