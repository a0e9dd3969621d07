import { daysLater } from '#core/days.ts'
import type { ChargeState, PayoutState } from '#core/records.ts'
import { bySecretAsBearer } from '#http/authenticators.ts'
import type { Call, ChargeView, Dialect, PayoutView } from '#http/dialect.ts'
import { ownCharges } from '#http/own-records.ts'
import { qrImage } from '#http/qr-image.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<ChargeState, string> = {
  waiting: 'pending',
  reviewing: 'pending',
  paid: 'paid',
  refused: 'rejected',
  refunded: 'canceled',
  disputed: 'canceled',
  expired: 'canceled',
  canceled: 'canceled',
}

const payoutWords: Record<PayoutState, string> = {
  waiting: 'pending',
  processing: 'pending',
  paid: 'paid',
  refused: 'failed',
  canceled: 'canceled',
  returned: 'failed',
}
/** Numbers in answers for the words in webhooks: pending, paid, failed, canceled, refund. */
const payoutNumbers: Record<PayoutState, number> = {
  waiting: 0,
  processing: 0,
  paid: 1,
  refused: 2,
  canceled: 3,
  returned: 4,
}

/**
 * REFLOWPAY's second API, observed in public callers: one host for money in and one for money out, a bearer key, cents,
 * and webhooks that are distinguished by `object`. The answer of a read was not seen: here it repeats the webhook.
 */
export function reflowpayCash(): Dialect {
  return smallApi({
    authenticate: bySecretAsBearer,
    problem: (status, message) => ({ status, body: { success: false, message } }),
    create: [
      {
        path: '/cashin/transaction/qrcode/cashin',
        read({ books, body }) {
          const amount = body.integer('value') ?? 0
          if (amount < 1) return { problem: 'value is invalid' }
          for (const field of ['payerName', 'payerDocument', 'productName', 'orderId']) {
            if (!body.text(field)) return { problem: `${field} is required` }
          }
          return {
            id: String(books.nextNumber()),
            amount,
            method: 'PIX',
            customer: customer({
              name: body.text('payerName') ?? '',
              email: body.text('payerEmail') ?? '',
              phone: body.text('payerPhone') ?? '',
              document: body.text('payerDocument') ?? '',
            }),
            externalRef: body.text('orderId') ?? null,
            postbackUrl: body.text('postbackUrl') ?? null,
            expiresAt: daysLater(books.now(), 1),
          }
        },
        render: (view) => ({
          success: true,
          transactionId: Number(view.id),
          externalId: view.secureId,
          orderId: view.externalRef,
          qrCode: view.pix?.code,
          qrCodeBase64: view.pix ? qrImage(view.pix.code) : null,
        }),
      },
    ],
    get: [
      { path: '/cashin/transaction/get/by/id/:id', render },
      {
        path: '/cashin/transaction/get/by/orderId/:orderId',
        find: (call) => ownCharges(call).find(({ externalRef }) => externalRef === call.params.orderId),
        render,
      },
    ],
    payout: {
      path: '/cashout/transaction/cashout',
      read({ books, body }) {
        const amount = body.integer('value') ?? 0
        const pixKey = body.text('pixKey')
        const kind = body.integer('pixKeyType') ?? -1
        if (amount < 1 || !pixKey || kind < 0 || kind > 4)
          return { problem: 'value, pixKey or pixKeyType is invalid' }
        if (!body.text('orderId')) return { problem: 'orderId is required' }
        return {
          id: String(books.nextNumber()),
          amount,
          pixKey,
          pixKeyType: String(kind),
          externalRef: body.text('orderId') ?? null,
          postbackUrl: body.text('postbackUrl') ?? null,
        }
      },
      render: renderPayout,
    },
    payoutGet: [
      { path: '/cashout/transaction/get/by/id/:id', render: renderPayout },
      {
        path: '/cashout/transaction/get/by/orderId/:orderId',
        find: (call) => ownPayouts(call).find(({ externalRef }) => externalRef === call.params.orderId),
        render: renderPayout,
      },
    ],
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null) return []
      const told = event === 'created' ? { ...render(view), status: 'created' } : render(view)
      return [{ url: view.postbackUrl, body: told }]
    },
    payoutWebhooks(view) {
      if (view.postbackUrl === null || view.state === 'processing') return []
      const { gross: value, transactionId, orderId } = renderPayout(view)
      const status = spokenWord(view, payoutWords)
      const body = { transactionId, orderId, value, status, object: 'transfer', endToEndId: view.endToEndId }
      return [{ url: view.postbackUrl, body }]
    },
  })
}

function render(view: ChargeView) {
  return {
    transactionId: Number(view.id),
    orderId: view.externalRef,
    status: spokenWord(view, words),
    value: view.amount,
    endToEndId: view.payments[0]?.endToEndId ?? null,
    method: 'pix',
    object: 'cashin',
    processedAt: view.updatedAt,
  }
}

function renderPayout(view: PayoutView) {
  return {
    success: true,
    transactionId: Number(view.id),
    orderId: view.externalRef,
    gross: view.amount,
    tax: 0,
    liquid: view.amount,
    status: view.spokenStatus ?? payoutNumbers[view.state],
    createdAt: view.createdAt,
    description: view.description,
  }
}

function ownPayouts({ books, account }: Call) {
  return [...books.payouts.values()].filter((payout) => payout.account === account.id)
}
