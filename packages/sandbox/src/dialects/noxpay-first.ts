import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { createCharge } from '#core/create-charge.ts'
import { createPayout } from '#core/create-payout.ts'
import { daysLater } from '#core/days.ts'
import type { Answer } from '#core/faults.ts'
import { keyOf, writeReceiver } from '#core/open-books.ts'
import type { Charge, Payout, Receiver } from '#core/records.ts'
import type { Call, ChargeView, Dialect, PayoutView } from '#http/dialect.ts'
import { qrImage } from '#http/qr-image.ts'
import { customer } from '#http/small-api.ts'
import { noxpayProblem } from './noxpay-problem.ts'

/**
 * The first API of NOXPAY, from the vendor's documentation: customers are created first and identified by a
 * document, an item has its amount in reais, a payout goes to its customer's key, and payments are found by
 * txid alone. Whether a quantity multiplies is not clear from the sample, so a quantity above one is refused.
 */
export const firstRoutes: Dialect['routes'] = [
  { method: 'POST', path: '/api/customer', operation: 'customer', handle: createCustomer },
  { method: 'GET', path: '/api/customer/:document', operation: 'customer', handle: showCustomer },
  { method: 'PUT', path: '/api/customer/:document', operation: 'customer', handle: keepPixKey },
  { method: 'POST', path: '/api/payment', operation: 'create', handle: createPayment },
  { method: 'GET', path: '/api/payment/:id', operation: 'get', handle: getPayment },
]

/** Its ids are not numbers, which distinguishes its payments from those of the second API. */
export function isOfTheFirst({ id }: { id: string }): boolean {
  return !/^\d+$/.test(id)
}

type CustomerDetails = { documentType: string; pixKey: string | null }

function createCustomer({ books, acquirer, account, body }: Call): Answer {
  const [name, document] = [body.text('name'), body.text('document')]
  if (!name || !document) return noxpayProblem(400, 'name and document are required')
  const made = writeReceiver(books, {
    acquirer,
    account: account.id,
    id: `${account.id}/${document}`,
    state: 'active',
    name,
    email: '',
    document,
    details: { documentType: body.text('document_type') ?? '', pixKey: null } satisfies CustomerDetails,
    createdAt: books.now().toISOString(),
  })
  return { status: 200, body: renderCustomer(made) }
}

function showCustomer(call: Call): Answer {
  const found = findCustomer(call, call.params.document)
  return found ? { status: 200, body: renderCustomer(found) } : noxpayProblem(404, 'Not found')
}

function keepPixKey(call: Call): Answer {
  const found = findCustomer(call, call.params.document)
  const pixKey = call.body.text('pixkey')
  if (!found) return noxpayProblem(404, 'Not found')
  if (!pixKey) return noxpayProblem(400, 'pixkey is required')
  const details = { ...(found.details as CustomerDetails), pixKey }
  return { status: 200, body: renderCustomer(writeReceiver(call.books, { ...found, details })) }
}

function createPayment(call: Call): Answer {
  const { books, account, body } = call
  const code = body.text('code')
  const known = findCustomer(call, body.text('customer_doc'))
  const items = body.list('items')
  const amount = items.reduce((sum, item) => sum + (item.reais('amount') ?? 0), 0)
  if (!code) return noxpayProblem(400, 'code is required')
  if (!known) return noxpayProblem(400, 'customer not found')
  if (amount < 1 || items.some((item) => item.integer('quantity') !== 1))
    return noxpayProblem(400, 'items are invalid')
  const id = books.identifiers.uuid()
  switch (body.text('method')) {
    case 'PIX': {
      const charge = createCharge(books, account, {
        id,
        amount,
        method: 'PIX',
        customer: customer({ name: known.name, document: known.document }),
        externalRef: code,
        expiresAt: daysLater(books.now(), 1),
      })
      return { status: 200, body: renderCreated(call, call.viewCharge(charge), charge.pix?.code) }
    }
    case 'PIXOUT': {
      const { pixKey } = known.details as CustomerDetails
      if (pixKey === null) return noxpayProblem(400, 'customer has no pixkey')
      const payout = createPayout(books, account, { id, amount, pixKey, externalRef: code })
      return { status: 200, body: renderCreated(call, call.viewPayout(payout), undefined) }
    }
    default:
      return noxpayProblem(400, 'method is invalid')
  }
}

function renderCreated({ body }: Call, view: ChargeView | PayoutView, pixCode: string | undefined) {
  return {
    method: body.text('method'),
    code: view.externalRef,
    customer_doc: body.text('customer_doc'),
    items: body.list('items').map((item) => ({
      Description: item.text('description') ?? '',
      Amount: centsToDecimalNumber(view.amount),
      Quantity: item.integer('quantity'),
      Code: item.text('code') ?? '',
      Category: '',
    })),
    ...(pixCode !== undefined && { QRCode: qrImage(pixCode), QRCodeText: pixCode }),
    txid: view.id,
    Status: view.spokenStatus ?? 'WAITING_PAYMENT',
  }
}

function getPayment(call: Call): Answer {
  const key = keyOf({ acquirer: call.acquirer, id: call.params.id ?? '' })
  const charge = call.books.charges.get(key)
  if (charge?.account === call.account.id) return { status: 200, body: renderFirst(call.viewCharge(charge)) }
  const payout = call.books.payouts.get(key)
  if (payout?.account === call.account.id) return { status: 200, body: renderFirst(call.viewPayout(payout)) }
  return noxpayProblem(404, 'Not found')
}

/** A charge or payout in reads and webhooks of this API. */
export function renderFirst(view: (Charge | Payout) & { spokenStatus?: string }) {
  return {
    Method: 'method' in view ? 'PIX' : 'PIXOUT',
    Status: view.spokenStatus ?? (view.paidAt === null ? 'WAITING_PAYMENT' : 'PAY'),
    Code: view.externalRef,
    TxID: view.id,
    Amount: centsToDecimalNumber(view.amount),
  }
}

function findCustomer(
  { books, acquirer, account }: Call,
  document: string | undefined,
): Receiver | undefined {
  return books.receivers.get(keyOf({ acquirer, id: `${account.id}/${document}` }))
}

function renderCustomer({ id, name, document, details, createdAt }: Receiver) {
  const { documentType, pixKey } = details as CustomerDetails
  return { code: id, name, document, document_type: documentType, pixkey: pixKey, createdat: createdAt }
}
