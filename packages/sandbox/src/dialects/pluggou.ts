import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { daysLater } from '#core/days.ts'
import type { ChargeState } from '#core/records.ts'
import type { ChargeView, Dialect } from '#http/dialect.ts'
import { qrImage } from '#http/qr-image.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<ChargeState, string> = {
  waiting: 'PENDING',
  reviewing: 'PROCESSING',
  paid: 'APPROVED',
  refused: 'REJECTED',
  refunded: 'REFUNDED',
  disputed: 'CHARGEBACK',
  expired: 'EXPIRED',
  canceled: 'CANCELED',
}

/**
 * PLUGGOU, its older API, which the specification describes: key in `X-API-Key`, the organisation (the public key) in
 * the query or the body, a flat body in cents. Public callers of 2025 read the code at `pix.qrCode.emv` and its picture
 * at `pix.qrCode.imagem`, receive webhooks of the type `pix.in.…` and read the amount in them as reais, with the example
 * of 417.58, although the charge was made in cents. The amount of a transaction is in `paymentInfo`.
 */
export function pluggou(): Dialect {
  return smallApi({
    authenticate: ({ headers, query, body }, { accounts }) =>
      accounts.find(
        ({ publicKey, secretKey }) =>
          headers['x-api-key'] === secretKey &&
          (query.organizationId ?? body.text('organizationId')) === publicKey,
      ),
    problem: (status, message) => ({ status, body: { error: message } }),
    create: [
      {
        path: '/api/payments/transactions',
        status: 201,
        read({ books, body, account }) {
          const amount = body.integer('amount') ?? 0
          if (amount < 1) return { problem: 'amount is invalid' }
          if (!body.text('customerName') || !body.text('customerEmail'))
            return { problem: 'customer is incomplete' }
          return {
            id: books.identifiers.uuid(),
            amount,
            method: 'PIX',
            customer: customer({
              name: body.text('customerName') ?? '',
              email: body.text('customerEmail') ?? '',
              document: body.text('customerDocument') ?? '',
            }),
            description: body.text('description') ?? null,
            postbackUrl: account.webhookUrl,
            metadata: body.at('metadata') ?? null,
            expiresAt: daysLater(books.now(), 1),
          }
        },
        render,
      },
    ],
    get: [{ path: '/api/payments/transactions/:id', render }],
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null || event === 'created') return []
      const type = event === 'refunded' ? 'pix.in.reversal.confirmation' : 'pix.in.confirmation'
      return [
        {
          url: view.postbackUrl,
          body: { id: view.secureId, type, created_at: view.updatedAt, data: renderNews(view) },
        },
      ]
    },
  })
}

function render(view: ChargeView) {
  return {
    ...facts(view),
    paymentInfo: { amount: view.amount },
    pix: {
      txid: view.pix?.txid,
      qrCode: { emv: view.pix?.code, imagem: view.pix ? qrImage(view.pix.code) : null },
      expirationDate: view.expiresAt,
    },
  }
}

function renderNews(view: ChargeView) {
  return {
    ...facts(view),
    amount: centsToDecimalNumber(view.amount),
    customerName: view.customer.name,
    customerEmail: view.customer.email,
    endToEndId: view.payments[0]?.endToEndId ?? null,
    paymentAt: view.paidAt,
  }
}

function facts(view: ChargeView) {
  return {
    id: view.id,
    externalId: view.secureId,
    referenceCode: view.secureId,
    status: spokenWord(view, words),
    createdAt: view.createdAt,
  }
}
