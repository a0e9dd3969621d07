import { daysLater } from '#core/days.ts'
import type { ChargeState, PayoutState } from '#core/records.ts'
import { bySecretAsBearer } from '#http/authenticators.ts'
import type { ChargeView, Dialect, PayoutView } from '#http/dialect.ts'
import { qrImage } from '#http/qr-image.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<ChargeState, string> = {
  waiting: 'pending',
  reviewing: 'processing',
  paid: 'paid',
  refused: 'failed',
  refunded: 'returned',
  disputed: 'med',
  expired: 'cancelled',
  canceled: 'cancelled',
}

const payoutWords: Record<PayoutState, string> = {
  waiting: 'PENDING',
  processing: 'PENDING',
  paid: 'COMPLETED',
  refused: 'FAILED',
  canceled: 'CANCELED',
  returned: 'REFUNDED',
}

/** Keys are sent with their punctuation. */
const keyShapes: Record<string, RegExp> = {
  cpf: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
  cnpj: /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/,
  phone: /^\(\d{2}\) \d{4,5}-\d{4}$/,
  email: /@/,
  randomkey: /^[0-9a-f-]{36}$/,
}

/** RAPDYN, observed in a typed public caller: Pix only, cents, webhooks to the address of the panel. */
export function rapdyn(): Dialect {
  return smallApi({
    authenticate: bySecretAsBearer,
    problem: (status, message) => ({ status, body: { message } }),
    create: [
      {
        path: '/api/payments',
        read({ books, body }) {
          const amount = body.integer('amount') ?? 0
          if (amount < 1 || body.text('method') !== 'pix') return { problem: 'amount or method is invalid' }
          if (!['CPF', 'CNPJ'].includes(body.text('customer.document.type') ?? '')) {
            return { problem: 'customer.document.type is invalid' }
          }
          const products = body.list('products')
          if (products.length === 0) return { problem: 'products is required' }
          return {
            id: books.identifiers.uuid(),
            amount,
            method: 'PIX',
            customer: customer({
              name: body.text('customer.name') ?? '',
              email: body.text('customer.email') ?? '',
              phone: body.text('customer.phone') ?? '',
              document: body.text('customer.document.value') ?? '',
            }),
            items: products.map((product) => ({
              title: product.text('name') ?? '',
              unitPrice: product.integer('price') ?? 0,
              quantity: Number(product.text('quantity') ?? 1),
              tangible: product.text('type') === 'physical',
              externalRef: null,
            })),
            externalRef: body.text('external_id') ?? null,
            expiresAt: daysLater(books.now(), 1),
          }
        },
        render,
      },
    ],
    get: [{ path: '/api/transactions/:id', render: (view) => ({ data: render(view) }) }],
    payout: {
      path: '/api/transfers/out',
      read({ books, body, headers }) {
        const type = body.text('pix_key_type') ?? ''
        const pixKey = body.text('pix_key') ?? ''
        const amount = body.integer('value') ?? 0
        if (amount < 1) return { problem: 'value is invalid' }
        if (!keyShapes[type]?.test(pixKey)) return { problem: 'pix_key is invalid' }
        const key = headers['idempotency-key']
        return {
          id: books.identifiers.uuid(),
          amount,
          pixKey,
          pixKeyType: type,
          idempotencyKey: typeof key === 'string' ? key : null,
        }
      },
      render: renderPayout,
    },
    chargeWebhooks(view, { account, event }) {
      if (account.webhookUrl === null || event === 'created') return []
      return [{ url: account.webhookUrl, body: { notification_type: 'transaction', ...render(view) } }]
    },
    payoutWebhooks(view, { account }) {
      if (account.webhookUrl === null || view.state === 'processing') return []
      const { transfer_id: id, ...rest } = renderPayout(view)
      return [
        {
          url: account.webhookUrl,
          body: { notification_type: 'transfer_out', id, total: view.amount, ...rest },
        },
      ]
    },
  })
}

function render(view: ChargeView) {
  return {
    id: view.id,
    external_id: view.externalRef,
    total: view.amount,
    method: 'pix',
    status: spokenWord(view, words),
    started_at: view.createdAt,
    completed_at: view.paidAt,
    customer: { name: view.customer.name, email: view.customer.email },
    pix: view.pix && {
      copypaste: view.pix.code,
      qrcode: `data:image/png;base64,${qrImage(view.pix.code)}`,
      end2EndId: view.payments[0]?.endToEndId ?? null,
    },
  }
}

function renderPayout(view: PayoutView) {
  return {
    transfer_id: view.id,
    value: view.amount,
    tax: 0,
    pix_key: view.pixKey,
    status: spokenWord(view, payoutWords),
    dates: { started_at: view.createdAt, completed_at: view.paidAt },
  }
}
