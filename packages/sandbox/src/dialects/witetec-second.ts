import { daysLater } from '#core/days.ts'
import type { ChargeState, PayoutState } from '#core/records.ts'
import { bySecretInHeader } from '#http/authenticators.ts'
import type { ChargeView, Dialect, PayoutView } from '#http/dialect.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'
import { readCard } from './gateway-request.ts'

const words: Record<ChargeState, string> = {
  waiting: 'PENDING',
  reviewing: 'PROCESSING',
  paid: 'PAID',
  refused: 'REFUSED',
  refunded: 'REFUNDED',
  disputed: 'CHARGEDBACK',
  expired: 'FAILED',
  canceled: 'FAILED',
}

const payoutWords: Record<PayoutState, string> = {
  waiting: 'PENDING',
  processing: 'PROCESSING',
  paid: 'PAID',
  refused: 'FAILED',
  canceled: 'CANCELED',
  returned: 'REFUNDED',
}

const keyTypes = ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'EVP']
const smallestPayout = 500

/**
 * WITETEC's second generation, observed in a public SDK: `x-api-key` for everything, cents, answers under `data`, payouts
 * of at least R$ 5, and flat webhooks without a signature at the address of the panel.
 */
export function witetecSecond(): Dialect {
  return smallApi({
    authenticate: bySecretInHeader('x-api-key'),
    problem: (status, message) => ({ status, body: { status: false, error: { message } } }),
    create: [
      {
        path: '/transactions',
        status: 201,
        read({ books, body, account }) {
          const amount = body.integer('amount') ?? 0
          if (amount < 1) return { problem: 'amount is invalid' }
          for (const field of ['name', 'email', 'phone', 'documentType', 'document']) {
            if (!body.text(`customer.${field}`)) return { problem: `customer.${field} is required` }
          }
          const items = body.list('items').map((item) => ({
            title: item.text('title') ?? '',
            unitPrice: item.integer('amount') ?? -1,
            quantity: item.integer('quantity') ?? -1,
            tangible: item.boolean('tangible') ?? false,
            externalRef: item.text('externalRef') ?? null,
          }))
          if (items.length === 0 || items.some(({ unitPrice, quantity }) => unitPrice < 0 || quantity < 1))
            return { problem: 'items are invalid' }
          const base = {
            id: books.identifiers.uuid(),
            amount,
            items,
            customer: customer({
              name: body.text('customer.name') ?? '',
              email: body.text('customer.email') ?? '',
              phone: body.text('customer.phone') ?? '',
              document: body.text('customer.document') ?? '',
            }),
            externalRef: body.text('metadata.externalRef') ?? body.text('metadata.sellerExternalRef') ?? null,
            postbackUrl: account.webhookUrl,
            installments: body.integer('installments') ?? 1,
          }
          if (body.text('method') === 'PIX')
            return { ...base, method: 'PIX', expiresAt: daysLater(books.now(), 1) }
          if (body.text('method') !== 'CREDIT_CARD') return { problem: 'method is invalid' }
          const read = readCard(body)
          if (read.kind === 'problem') return { problem: read.message }
          return { ...base, method: 'CREDIT_CARD', card: read.card, outcome: read.outcome }
        },
        render: answer,
      },
    ],
    get: [{ path: '/transactions/:id', render: answer }],
    payout: {
      path: '/withdrawals',
      status: 201,
      read({ books, body, account }) {
        const amount = body.integer('amount') ?? 0
        const [pixKey, pixKeyType] = [body.text('pixKey'), body.text('pixKeyType') ?? '']
        if (amount < smallestPayout) return { problem: 'amount must be at least 500' }
        if (!pixKey || !keyTypes.includes(pixKeyType) || body.text('method') !== 'PIX')
          return { problem: 'pixKey, pixKeyType or method is invalid' }
        return {
          id: books.identifiers.uuid(),
          amount,
          pixKey,
          pixKeyType,
          externalRef: body.text('metadata.externalRef') ?? body.text('metadata.sellerExternalRef') ?? null,
          postbackUrl: account.webhookUrl,
        }
      },
      render: (view) => ({ status: true, data: renderPayout(view) }),
    },
    payoutGet: [{ path: '/withdrawals/:id', render: (view) => ({ status: true, data: renderPayout(view) }) }],
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null || event === 'created') return []
      const told = render(view)
      return [{ url: view.postbackUrl, body: { eventType: `TRANSACTION_${told.status}`, ...told } }]
    },
    payoutWebhooks(view) {
      if (view.postbackUrl === null || view.state === 'processing') return []
      const told = renderPayout(view)
      return [{ url: view.postbackUrl, body: { eventType: `WITHDRAWAL_${told.status}`, ...told } }]
    },
  })
}

const answer = (view: ChargeView) => ({ status: true, data: render(view) })

function render(view: ChargeView) {
  return {
    id: view.id,
    amount: view.amount,
    feeAmount: 0,
    netAmount: view.amount,
    method: view.method,
    status: spokenWord(view, words),
    pix: view.pix && {
      qrcode: view.pix.code,
      qrcodeUrl: view.pix.code,
      copyPaste: null,
      expirationDate: view.expiresAt,
    },
    paidAt: view.paidAt,
    end2endId: view.payments[0]?.endToEndId ?? null,
    postbackUrl: view.postbackUrl,
  }
}

function renderPayout(view: PayoutView) {
  return {
    id: view.id,
    amount: view.amount,
    status: spokenWord(view, payoutWords),
    pixKey: view.pixKey,
    pixKeyType: view.pixKeyType,
  }
}
