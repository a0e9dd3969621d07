import { daysLater, endOfDay } from '#core/days.ts'
import type { ChargeState, PayoutState } from '#core/records.ts'
import { bySecretAsBearer } from '#http/authenticators.ts'
import type { ChargeView, Dialect } from '#http/dialect.ts'
import { ownCharges } from '#http/own-records.ts'
import { qrImage } from '#http/qr-image.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<ChargeState, string> = {
  waiting: 'PENDING',
  reviewing: 'PENDING',
  paid: 'APPROVED',
  refused: 'REJECTED',
  refunded: 'REFUNDED',
  disputed: 'IN_DISPUTE',
  expired: 'CANCELED',
  canceled: 'CANCELED',
}

const payoutWords: Record<PayoutState, string> = {
  waiting: 'PENDING',
  processing: 'PENDING',
  paid: 'APPROVED',
  refused: 'REJECTED',
  canceled: 'CANCELED',
  returned: 'REJECTED',
}

const methods = { PIX: 'PIX', BILLET: 'BANK_TRANSFER', CREDIT_CARD: 'CREDIT_CARD' } as const

/** BRAVIVE, observed in public callers: a flat body in cents, webhooks to the address of the panel. */
export function bravive(): Dialect {
  return smallApi({
    authenticate: bySecretAsBearer,
    problem: (status, message) => ({ status, body: { message } }),
    create: [
      {
        path: '/api/v1/payments',
        status: 201,
        read({ books, body }) {
          const amount = body.integer('amount') ?? 0
          if (amount < 1) return { problem: 'amount is invalid' }
          for (const field of ['payer_name', 'payer_email', 'payer_document']) {
            if (!body.text(field)) return { problem: `${field} is required` }
          }
          const base = {
            id: books.identifiers.uuid(),
            amount,
            customer: customer({
              name: body.text('payer_name') ?? '',
              email: body.text('payer_email') ?? '',
              phone: body.text('payer_phone') ?? '',
              document: body.text('payer_document') ?? '',
            }),
            description: body.text('description') ?? null,
          }
          if (body.text('method') === 'PIX')
            return { ...base, method: 'PIX', expiresAt: daysLater(books.now(), 1) }
          if (body.text('method') === 'BANK_TRANSFER') {
            return { ...base, method: 'BILLET', expiresAt: endOfDay(books.now(), 3) }
          }
          return { problem: 'method is not supported' }
        },
        render,
      },
    ],
    get: [{ path: '/api/v1/payments/:id', render }],
    payoutGet: [
      {
        path: '/api/v1/withdraws/:id',
        render: (view) => ({ id: view.id, amount: view.amount, status: spokenWord(view, payoutWords) }),
      },
    ],
    routes: [
      {
        method: 'GET',
        path: '/api/v1/payments',
        operation: 'list',
        handle: (call) => ({
          status: 200,
          body: { data: ownCharges(call).map((charge) => render(call.viewCharge(charge))) },
        }),
      },
    ],
    chargeWebhooks(view, { account, event }) {
      if (account.webhookUrl === null || event === 'created') return []
      return [
        {
          url: account.webhookUrl,
          body: {
            id: view.id,
            type: 'PAYMENT',
            status: spokenWord(view, words),
            amount: view.amount,
            currency: 'BRL',
            created_at: view.createdAt,
            updated_at: view.updatedAt,
            payer: { name: view.customer.name, email: view.customer.email, document: view.customer.document },
            payment_method: { type: methods[view.method], details: {} },
          },
        },
      ]
    },
  })
}

function render(view: ChargeView) {
  return {
    id: view.id,
    custom_id: view.externalRef,
    amount: view.amount,
    method: methods[view.method],
    status: spokenWord(view, words),
    pix_code: view.pix?.code ?? null,
    pix_qr_code: view.pix ? `data:image/png;base64,${qrImage(view.pix.code)}` : null,
    billet_url: view.billet?.url ?? null,
    billet_code: view.billet?.line ?? null,
    link_url: null,
    created_at: view.createdAt,
  }
}
