import { daysLater, endOfDay } from '#core/days.ts'
import type { Answer } from '#core/faults.ts'
import { keyOf, writeReceiver } from '#core/open-books.ts'
import type { ChargeState, Receiver } from '#core/records.ts'
import { bySecretKeyAndPassword } from '#http/authenticators.ts'
import type { Call, ChargeView, Dialect } from '#http/dialect.ts'
import type { Fields } from '#http/fields.ts'
import { smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'
import { readCard, sumOfItems } from './gateway-request.ts'

const words: Record<ChargeState, string> = {
  waiting: 'waiting_payment',
  reviewing: 'processing',
  paid: 'paid',
  refused: 'refused',
  refunded: 'refunded',
  disputed: 'chargedback',
  expired: 'canceled',
  canceled: 'canceled',
}

const methods = { pix: 'PIX', credit_card: 'CREDIT_CARD', boleto: 'BILLET' } as const
const methodWords = { PIX: 'pix', CREDIT_CARD: 'credit_card', BILLET: 'boleto' } as const
const billetDays = 3

/**
 * ABMEXSPLIT, the split provider known from the specification only: sales under /sells with items, customer,
 * splits, payment_method and webhook, receivers under /marketplaces, refunds under the sale. Basic with the
 * secret key, cents and all names inside the blocks are assumed from the gateways of its family.
 */
export function abmexsplit(): Dialect {
  return smallApi({
    authenticate: bySecretKeyAndPassword('x'),
    problem: (status, message) => ({ status, body: { message } }),
    routes: [
      { method: 'POST', path: '/v1/marketplaces', operation: 'receiver', handle: createMarketplace },
      { method: 'GET', path: '/v1/marketplaces/:id', operation: 'receiver-get', handle: getMarketplace },
    ],
    create: [{ path: '/v1/sells', status: 201, read: readSell, render }],
    get: [{ path: '/v1/sells/:id', render }],
    refund: {
      path: '/v1/sells/:id/refund',
      amount: ({ body }) => body.integer('amount'),
      render: (refund, view) => ({ ...render(view), refund_id: refund.id }),
    },
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null || event === 'created') return []
      const { id: sell_id, ...sell } = render(view)
      return [{ url: view.postbackUrl, body: { sell_id, ...sell } }]
    },
  })
}

function readSell({ books, body }: Call) {
  const items = body.list('items').map((item) => ({
    title: item.text('title') ?? item.text('name') ?? '',
    unitPrice: item.integer('unit_price') ?? -1,
    quantity: item.integer('quantity') ?? -1,
    tangible: item.boolean('tangible') ?? false,
    externalRef: item.text('id') ?? null,
  }))
  if (items.length === 0 || items.some(({ unitPrice, quantity }) => unitPrice < 0 || quantity < 1))
    return { problem: 'items are invalid' }
  const marketplaces = body.list('splits').map((split) => split.text('marketplace_id'))
  if (marketplaces.includes(undefined)) return { problem: 'splits.marketplace_id is required' }
  const name = body.text('customer.name')
  if (!name || !body.text('customer.document')) return { problem: 'customer is incomplete' }
  const base = {
    id: books.identifiers.uuid(),
    amount: sumOfItems(items),
    items,
    customer: {
      name,
      email: body.text('customer.email') ?? '',
      phone: body.text('customer.phone') ?? '',
      document: body.text('customer.document') ?? '',
    },
    splits: body.list('splits').map((split) => ({
      recipientId: split.text('marketplace_id') ?? '',
      amount: split.integer('amount') ?? 0,
    })),
    installments: body.integer('installments') ?? 1,
    externalRef: body.text('external_reference') ?? null,
    postbackUrl: body.text('webhook') ?? null,
  }
  return withMethod(base, { body, now: books.now() })
}

function withMethod<Base>(base: Base, { body, now }: { body: Fields; now: Date }) {
  const method = methods[body.text('payment_method') as keyof typeof methods]
  if (!method) return { problem: 'payment_method is invalid' }
  if (method === 'PIX') return { ...base, method, expiresAt: daysLater(now, 1) }
  if (method === 'BILLET') return { ...base, method, expiresAt: endOfDay(now, billetDays) }
  const read = readCard(body)
  if (read.kind === 'problem') return { problem: read.message }
  return { ...base, method, card: read.card, outcome: read.outcome }
}

function render(view: ChargeView) {
  return {
    id: view.id,
    status: spokenWord(view, words),
    amount: view.amount,
    payment_method: methodWords[view.method],
    external_reference: view.externalRef,
    pix: view.pix && { qrcode: view.pix.code, expiration_date: view.expiresAt },
    boleto: view.billet && {
      barcode: view.billet.barcode,
      digitable_line: view.billet.line,
      url: view.billet.url,
    },
    end_to_end_id: view.payments[0]?.endToEndId ?? null,
  }
}

/** Companies only: the specification refuses a CPF before the call, and so does the provider. */
function createMarketplace({ books, acquirer, account, body }: Call): Answer {
  const document = (body.text('document') ?? '').replace(/\D/g, '')
  if (document.length !== 14) return { status: 400, body: { message: 'document must be a CNPJ' } }
  const marketplace = writeReceiver(books, {
    acquirer,
    account: account.id,
    id: books.identifiers.uuid(),
    state: 'active',
    name: body.text('name') ?? '',
    email: body.text('email') ?? '',
    document,
    details: null,
    createdAt: books.now().toISOString(),
  })
  return { status: 201, body: renderMarketplace(marketplace) }
}

function getMarketplace({ books, acquirer, account, params }: Call): Answer {
  const marketplace = books.receivers.get(keyOf({ acquirer, id: params.id ?? '' }))
  return marketplace?.account === account.id
    ? { status: 200, body: renderMarketplace(marketplace) }
    : { status: 404, body: { message: 'Not found' } }
}

function renderMarketplace({ id, name, email, document, createdAt }: Receiver) {
  return { id, name, email, document, created_at: createdAt }
}
