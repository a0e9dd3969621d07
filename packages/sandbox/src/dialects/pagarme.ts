import { createCharge } from '#core/create-charge.ts'
import { secondsLater } from '#core/days.ts'
import type { Answer } from '#core/faults.ts'
import { findChargeByIdempotencyKey } from '#core/find-charge.ts'
import type { ChargeEvent } from '#core/open-books.ts'
import { performAction } from '#core/perform-action.ts'
import type { Charge } from '#core/records.ts'
import { refundCharge } from '#core/refund-charge.ts'
import { type CardRead, readTestCard, readTestToken } from '#core/test-cards.ts'
import { byPublicKey, bySecretKeyAndPassword } from '#http/authenticators.ts'
import type { Call, Dialect } from '#http/dialect.ts'
import type { Fields } from '#http/fields.ts'
import { ownCharge, ownCharges } from '#http/own-records.ts'
import { customerRoutes } from './pagarme-customers.ts'
import { orderIdOf, renderCharge, renderOrder } from './pagarme-order.ts'
import { pagarmeProblem } from './pagarme-problem.ts'
import {
  changeTransferSettings,
  createRecipient,
  createWithdrawal,
  getRecipient,
  getRecipientBalance,
  getSpecifiedBalance,
  getWithdrawal,
} from './pagarme-recipients.ts'

/**
 * PAGARME v5, from its documents and SDK, with the recipients of the specification beside the public ones. Basic
 * credentials of the secret key and an empty password, amounts in cents, orders with one charge. A refused card is a
 * failed order and no HTTP error. Webhooks go to the address set in the panel, with the Basic credentials set there
 * (`webhookSecret: 'user:password'`).
 */
export function pagarme(): Dialect {
  return {
    authenticate: bySecretKeyAndPassword(''),
    unauthorized: { status: 401, body: { message: 'Authorization has been denied for this request.' } },
    malformed: pagarmeProblem(400, 'request', 'The request body is not valid JSON.'),
    notFound: pagarmeProblem(404, 'request', 'Not found.'),
    routes: [
      { method: 'POST', path: '/core/v5/orders', operation: 'create', handle: createOrder },
      { method: 'GET', path: '/core/v5/orders', operation: 'list', handle: listOrders },
      { method: 'GET', path: '/core/v5/orders/:id', operation: 'get', handle: getOrder },
      { method: 'GET', path: '/core/v5/charges/:id', operation: 'get', handle: getCharge },
      { method: 'DELETE', path: '/core/v5/charges/:id', operation: 'refund', handle: cancelCharge },
      {
        method: 'POST',
        path: '/core/v5/tokens',
        operation: 'token',
        authenticate: byPublicKey(({ query }) => query.appId),
        handle: createToken,
      },
      ...customerRoutes,
      { method: 'POST', path: '/core/v5/recipients', operation: 'receiver', handle: createRecipient },
      { method: 'GET', path: '/core/v5/recipients/:id', operation: 'receiver-get', handle: getRecipient },
      {
        method: 'PATCH',
        path: '/core/v5/recipients/:id/transfer-settings',
        operation: 'configure',
        handle: changeTransferSettings,
      },
      {
        method: 'GET',
        path: '/core/v5/recipients/:id/balance',
        operation: 'balance',
        handle: getRecipientBalance,
      },
      {
        method: 'GET',
        path: '/core/v5/balance/available',
        operation: 'balance',
        handle: getSpecifiedBalance,
      },
      {
        method: 'POST',
        path: '/core/v5/recipients/:id/withdrawals',
        operation: 'payout',
        handle: createWithdrawal,
      },
      {
        method: 'GET',
        path: '/core/v5/recipients/:id/withdrawals/:withdrawal',
        operation: 'payout-get',
        handle: getWithdrawal,
      },
    ],
    chargeWebhooks(view, { account, books, event }) {
      if (account.webhookUrl === null) return []
      const headers: Record<string, string> = account.webhookSecret
        ? { authorization: `Basic ${Buffer.from(account.webhookSecret).toString('base64')}` }
        : {}
      return eventsOf(event, view).map((type) => ({
        url: account.webhookUrl ?? '',
        headers,
        body: {
          id: `hook_${books.identifiers.alphanumeric(16)}`,
          account: { id: `acc_${account.id}`, name: account.merchantName },
          type,
          created_at: books.now().toISOString(),
          // A webhook of a charge names its order, which a charge within its order does not.
          data: type.startsWith('order.')
            ? renderOrder(view)
            : { ...renderCharge(view), order: { id: view.id, code: view.externalRef } },
        },
      }))
    },
    payoutWebhooks: () => [],
  }
}

function eventsOf(event: ChargeEvent, { state }: Charge): string[] {
  switch (event) {
    case 'created':
      return ['order.created']
    case 'reviewing':
      return ['charge.processing']
    case 'paid':
      return ['charge.paid', 'order.paid']
    case 'refused':
      return ['charge.payment_failed', 'order.payment_failed']
    case 'refunded':
      return state === 'refunded' ? ['charge.refunded', 'order.canceled'] : ['charge.partial_canceled']
    case 'disputed':
      return ['charge.chargedback']
    case 'expired':
    case 'canceled':
      return ['order.canceled']
    case 'unauthorized':
      return []
  }
}

function createOrder(call: Call): Answer {
  const { books, account, body, headers } = call
  const key = headers['idempotency-key']
  const idempotencyKey = typeof key === 'string' ? key : null
  const repeated = idempotencyKey && findChargeByIdempotencyKey(books, { account, idempotencyKey })
  if (repeated) return { status: 200, body: renderOrder(call.viewCharge(repeated)) }

  const items = body.list('items').map((item) => ({
    title: item.text('description') ?? '',
    unitPrice: item.integer('amount') ?? -1,
    quantity: item.integer('quantity') ?? -1,
    tangible: false,
    externalRef: item.text('code') ?? null,
  }))
  if (items.length === 0 || items.some(({ unitPrice, quantity }) => unitPrice < 0 || quantity < 1)) {
    return pagarmeProblem(422, 'order.items', 'The items are invalid.')
  }
  for (const field of ['name', 'email', 'document', 'type']) {
    if (!body.text(`customer.${field}`))
      return pagarmeProblem(422, `order.customer.${field}`, 'The field is required.')
  }
  const payment = body.list('payments')[0]
  if (!payment) return pagarmeProblem(422, 'order.payments', 'At least one payment is required.')
  const base = {
    id: `or_${books.identifiers.alphanumeric(16)}`,
    amount: items.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0),
    items,
    customer: {
      name: body.text('customer.name') ?? '',
      email: body.text('customer.email') ?? '',
      phone: `${body.text('customer.phones.mobile_phone.area_code') ?? ''}${body.text('customer.phones.mobile_phone.number') ?? ''}`,
      document: body.text('customer.document') ?? '',
    },
    externalRef: body.text('code') ?? null,
    metadata: body.at('metadata') ?? null,
    splits: payment.list('split').map((split) => ({
      recipientId: split.text('recipient_id') ?? '',
      amount: split.integer('amount') ?? 0,
    })),
    idempotencyKey,
  }
  return answerPayment(call, { base, payment })
}

type OrderBase = Omit<Parameters<typeof createCharge>[2], 'method' | 'card' | 'outcome'>

function answerPayment(call: Call, { base, payment }: { base: OrderBase; payment: Fields }): Answer {
  const { books, account } = call
  const answer = (charge: Charge): Answer => ({ status: 200, body: renderOrder(call.viewCharge(charge)) })
  switch (payment.text('payment_method')) {
    case 'pix': {
      const seconds = payment.integer('pix.expires_in')
      const until = payment.text('pix.expires_at')
      if (seconds === undefined && until === undefined) {
        return pagarmeProblem(422, 'order.payments[0].pix', 'expires_in or expires_at is required.')
      }
      const expiresAt = seconds === undefined ? new Date(until ?? '') : secondsLater(books.now(), seconds)
      return answer(createCharge(books, account, { ...base, method: 'PIX', expiresAt }))
    }
    case 'boleto': {
      const dueAt = new Date(payment.text('boleto.due_at') ?? 'missing')
      if (Number.isNaN(dueAt.getTime()))
        return pagarmeProblem(422, 'order.payments[0].boleto.due_at', 'Invalid date.')
      return answer(
        createCharge(books, account, { ...base, method: 'BILLET', withPix: true, expiresAt: dueAt }),
      )
    }
    case 'credit_card': {
      const read = readCard(payment)
      if (typeof read === 'string') return pagarmeProblem(422, 'order.payments[0].credit_card', read)
      if (!payment.has('credit_card.card.billing_address') && !call.body.has('customer.address')) {
        return pagarmeProblem(
          422,
          'order.payments[0].credit_card.card',
          'validation_error | billing | "value" is required',
        )
      }
      const installments = payment.integer('credit_card.installments') ?? 1
      return answer(createCharge(books, account, { ...base, method: 'CREDIT_CARD', installments, ...read }))
    }
    default:
      return pagarmeProblem(422, 'order.payments[0].payment_method', 'The payment method is invalid.')
  }
}

function readCard(payment: Fields): CardRead | string {
  const token = payment.text('credit_card.card_token') ?? payment.text('credit_card.card_id')
  if (token) return readTestToken(token)
  const number = payment.text('credit_card.card.number') ?? ''
  if (!/^\d{13,19}$/.test(number)) return 'The card number is invalid.'
  const holderName = payment.text('credit_card.card.holder_name')
  const [month, year] = [
    payment.integer('credit_card.card.exp_month'),
    payment.integer('credit_card.card.exp_year'),
  ]
  if (!holderName || month === undefined || year === undefined) return 'The card is incomplete.'
  return readTestCard({ number, holderName, expirationMonth: month, expirationYear: year })
}

/** The token ends in the last digits of the card, which select its test outcome. */
function createToken({ books, body }: Call): Answer {
  const number = body.text('card.number') ?? ''
  if (!/^\d{13,19}$/.test(number)) return pagarmeProblem(422, 'card.number', 'The card number is invalid.')
  return {
    status: 200,
    body: {
      id: `token_${books.identifiers.alphanumeric(12)}${number.slice(-4)}`,
      type: 'card',
      created_at: books.now().toISOString(),
      expires_at: secondsLater(books.now(), 60).toISOString(),
      card: { last_four_digits: number.slice(-4), holder_name: body.text('card.holder_name') ?? '' },
    },
  }
}

function listOrders(call: Call): Answer {
  const { code } = call.query
  const data = ownCharges(call)
    .filter(({ externalRef }) => code === undefined || externalRef === code)
    .map((charge) => renderOrder(call.viewCharge(charge)))
  return { status: 200, body: { data, paging: { total: data.length } } }
}

function getOrder(call: Call): Answer {
  const charge = ownCharge(call)
  return charge
    ? { status: 200, body: renderOrder(call.viewCharge(charge)) }
    : pagarmeProblem(404, 'order', 'Order not found.')
}

function getCharge(call: Call): Answer {
  const charge = ownCharge(call, orderIdOf(call.params.id ?? ''))
  return charge
    ? { status: 200, body: renderCharge(call.viewCharge(charge)) }
    : pagarmeProblem(404, 'charge', 'Charge not found.')
}

/** Refunds a paid charge, or cancels an unpaid one. */
function cancelCharge(call: Call): Answer {
  const { books, body } = call
  const charge = ownCharge(call, orderIdOf(call.params.id ?? ''))
  if (!charge) return pagarmeProblem(404, 'charge', 'Charge not found.')
  if (charge.state === 'waiting') {
    const result = performAction(books, charge, { action: 'cancel' })
    return { status: 200, body: renderCharge(call.viewCharge(result.charge)) }
  }
  const result = refundCharge(books, charge, {
    id: books.identifiers.uuid(),
    amount: body.integer('amount') ?? null,
  })
  if (result.kind === 'not-paid' || result.kind === 'too-much') {
    return pagarmeProblem(412, 'charge', 'This charge can not be canceled.')
  }
  return { status: 200, body: renderCharge(call.viewCharge(result.charge)) }
}
