import { addDays, isCalendarDay, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { applyCardOutcome } from '#core/apply-card-outcome.ts'
import { createCharge } from '#core/create-charge.ts'
import type { Answer } from '#core/faults.ts'
import { performAction } from '#core/perform-action.ts'
import type { Account, Charge, ChargeState } from '#core/records.ts'
import { refundCharge } from '#core/refund-charge.ts'
import { readTestToken } from '#core/test-cards.ts'
import { byPublicKey } from '#http/authenticators.ts'
import { basicCredentials } from '#http/basic-credentials.ts'
import type { Authentication, Call, ChargeView, Dialect, Request } from '#http/dialect.ts'
import { ownCharge, ownCharges } from '#http/own-records.ts'
import { byReceiverToken } from '#http/receiver-token.ts'
import { spokenWord } from '#http/spoken-word.ts'
import { accountRoutes, payoutWebhooks } from './iugu-accounts.ts'

/**
 * IUGU, from its documents: a token in the query or as Basic user, invoices in cents, direct charges for cards, and
 * triggers whose body is a form, not JSON. The account's public key is its account id.
 */
export function iugu(): Dialect {
  return {
    authenticate: byToken,
    unauthorized: { status: 401, body: { errors: 'Unauthorized' } },
    malformed: { status: 400, body: { errors: 'Invalid JSON' } },
    notFound,
    routes: [
      { method: 'POST', path: '/v1/invoices', operation: 'create', handle: createInvoice },
      { method: 'GET', path: '/v1/invoices/:id', operation: 'get', handle: getInvoice },
      { method: 'PUT', path: '/v1/invoices/:id/cancel', operation: 'cancel', handle: cancelInvoice },
      { method: 'POST', path: '/v1/invoices/:id/refund', operation: 'refund', handle: refundInvoice },
      {
        method: 'POST',
        path: '/v1/payment_token',
        operation: 'token',
        authenticate: byPublicKey(({ body }) => body.text('account_id')),
        handle: createToken,
      },
      { method: 'POST', path: '/v1/charge', operation: 'create', handle: chargeNow },
      { method: 'GET', path: '/v1/resource_search', operation: 'list', handle: searchResource },
      ...accountRoutes,
    ],
    chargeWebhooks(view, { account, event }) {
      const url = view.postbackUrl ?? account.webhookUrl
      if (url === null) return []
      const name =
        event === 'created'
          ? 'invoice.created'
          : event === 'refunded'
            ? 'invoice.refund'
            : 'invoice.status_changed'
      const status = spokenWord(view, words)
      return [
        {
          url,
          form: true,
          body: {
            event: name,
            'data[id]': view.id,
            'data[status]': status,
            'data[account_id]': account.publicKey,
          },
          headers: account.webhookSecret ? { authorization: account.webhookSecret } : {},
        },
      ]
    },
    payoutWebhooks,
  }
}

const words: Record<ChargeState, string> = {
  waiting: 'pending',
  reviewing: 'in_analysis',
  paid: 'paid',
  refused: 'pending',
  refunded: 'refunded',
  disputed: 'chargeback',
  expired: 'expired',
  canceled: 'canceled',
}

/** The main account's token, or a sub-account's. */
function byToken(request: Request, context: Authentication): Account | undefined {
  const token = tokenOf(request)
  const byOwnToken = byReceiverToken(() => token)
  return context.accounts.find(({ secretKey }) => secretKey === token) ?? byOwnToken(request, context)
}

function tokenOf(request: Request): string | undefined {
  const given = basicCredentials(request)
  return (
    request.query.api_token ??
    request.body.text('api_token') ??
    (given?.password === '' ? given.user : undefined)
  )
}

function readInvoice({ books, body }: Call) {
  const invalid = (field: string, message: string) => ({ problem: blank(field, message) })
  const items = body.list('items').map((item) => ({
    title: item.text('description') ?? '',
    unitPrice: item.integer('price_cents') ?? -1,
    quantity: item.integer('quantity') ?? -1,
    tangible: false,
    externalRef: null,
  }))
  if (items.length === 0) return { problem: blank('items') }
  if (items.some(({ unitPrice, quantity }) => unitPrice < 100 || quantity < 1)) {
    return invalid('items', 'deve ter price_cents de pelo menos 100')
  }
  const email = body.text('email') ?? body.text('payer.email')
  if (!email) return { problem: blank('email') }
  const dueDate = body.text('due_date') ?? addDays(books.now().toISOString().slice(0, 10), 3)
  if (!isCalendarDay(dueDate)) return invalid('due_date', 'não é uma data válida')
  return {
    base: {
      id: books.identifiers.uuid().replaceAll('-', '').toUpperCase(),
      amount: items.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0),
      items,
      splits: body.list('splits').map((split) => ({
        recipientId: split.text('recipient_account_id') ?? '',
        amount: split.integer('cents') ?? 0,
      })),
      customer: {
        name: body.text('payer.name') ?? '',
        email,
        phone: `${body.text('payer.phone_prefix') ?? ''}${body.text('payer.phone') ?? ''}`,
        document: body.text('payer.cpf_cnpj') ?? '',
      },
      externalRef: body.text('external_reference') ?? body.text('order_id') ?? null,
      metadata: {
        external_id: body.text('external_reference') ?? null,
        order_id: body.text('order_id') ?? null,
      } satisfies InvoiceNames,
      postbackUrl: body.text('notification_url') ?? null,
      expiresAt: new Date(startOfDayInSaoPaulo(addDays(dueDate, 1)).getTime() - 1),
    },
  }
}

function createInvoice(call: Call): Answer {
  const { books, account, body } = call
  const read = readInvoice(call)
  if ('problem' in read) return read.problem
  const methods = [body.at('payable_with')].flat()
  if (methods.length === 1 && methods.includes('credit_card')) {
    return invoice(call, createCharge(books, account, { ...read.base, method: 'CREDIT_CARD', card: null }))
  }
  const method = methods.includes('bank_slip') && !methods.includes('pix') ? 'BILLET' : 'PIX'
  return invoice(call, createCharge(books, account, { ...read.base, method }))
}

/** The card is decided here; a refusal is an answer with `success: false` and the issuer's code. */
function chargeNow(call: Call): Answer {
  const { books, account, body } = call
  if (body.has('invoice_id')) return chargeInvoice(call)
  const read = readInvoice(call)
  if ('problem' in read) return read.problem
  if (body.text('method') === 'bank_slip') {
    const charge = createCharge(books, account, { ...read.base, method: 'BILLET' })
    const url = charge.billet?.url
    return {
      status: 200,
      body: {
        success: true,
        url,
        pdf: url,
        bank_slip_url: url,
        bank_slip_pdf_url: url,
        identification: charge.billet?.line,
        invoice_id: charge.id,
      },
    }
  }
  const token = body.text('token') ?? body.text('customer_payment_method_id')
  if (!token) return blank('token')
  const installments = Number(body.text('months') ?? 1)
  const charge = createCharge(books, account, {
    ...read.base,
    method: 'CREDIT_CARD',
    installments,
    ...readTestToken(token),
  })
  return chargeAnswer(call, charge)
}

/** The card pays an existing invoice. */
function chargeInvoice(call: Call): Answer {
  const { books, body } = call
  const charge = ownCharge(call, body.text('invoice_id'))
  if (!charge) return notFound
  const token = body.text('token') ?? body.text('customer_payment_method_id')
  if (!token) return blank('token')
  if (charge.method !== 'CREDIT_CARD' || charge.state !== 'waiting')
    return { status: 422, body: { errors: 'A fatura não pode ser cobrada no cartão' } }
  const installments = Number(body.text('months') ?? 1)
  const { card, outcome } = readTestToken(token)
  return chargeAnswer(call, applyCardOutcome(books, { ...charge, card, installments }, outcome))
}

function chargeAnswer(call: Call, charge: Charge): Answer {
  const view = call.viewCharge(charge)
  return {
    status: 200,
    body: {
      success: charge.state !== 'refused',
      message: charge.refusal?.description ?? 'Autorizado',
      invoice_id: charge.id,
      LR: charge.refusal?.code ?? '00',
      status: charge.state === 'refused' ? 'unauthorized' : spokenWord(view, { ...words, paid: 'captured' }),
      url: `https://pagamento.exemplo.invalid/${charge.secureId}`,
    },
  }
}

function createToken({ books, body }: Call): Answer {
  const number = (body.text('data.number') ?? '').replace(/\D/g, '')
  if (!/^\d{13,19}$/.test(number)) return blank('number', 'não é válido')
  for (const field of ['verification_value', 'first_name', 'last_name', 'month', 'year']) {
    if (!body.text(`data.${field}`)) return blank(field)
  }
  const id = `${books.identifiers.uuid()}-${number.slice(-4)}`
  return { status: 200, body: { id, method: 'credit_card', test: true } }
}

function getInvoice(call: Call): Answer {
  const charge = ownCharge(call)
  return charge ? invoice(call, charge) : notFound
}

/** Documented except for an empty result. Here it answers not found. */
function searchResource(call: Call): Answer {
  const { query_field: field = '', value } = call.query
  if (!Object.hasOwn(searchedBy, field)) return blank('query_field', 'não é válido')
  if (!value) return blank('value')
  const charge = ownCharges(call).find((invoice) => searchedBy[field]?.(invoice).includes(value))
  if (!charge) return notFound
  return {
    status: 200,
    body: {
      referenceable_id: charge.id,
      referenceable_type: 'Invoice',
      resource: renderInvoice(call.viewCharge(charge)),
    },
  }
}

/** The shop's references of an invoice, under the names of the search. */
type InvoiceNames = { external_id: string | null; order_id: string | null }

const searchedBy: Readonly<Record<string, (charge: Charge) => (string | null)[]>> = {
  external_id: ({ metadata }) => [(metadata as InvoiceNames).external_id],
  order_id: ({ metadata }) => [(metadata as InvoiceNames).order_id],
  end_to_end: ({ payments }) => payments.map(({ endToEndId }) => endToEndId),
  digitable_line: ({ billet }) => [billet?.line ?? null],
}

function cancelInvoice(call: Call): Answer {
  const charge = ownCharge(call)
  if (!charge) return notFound
  const result = performAction(call.books, charge, { action: 'cancel' })
  return result.kind === 'done'
    ? invoice(call, result.charge)
    : { status: 422, body: { errors: 'A fatura não pode ser cancelada' } }
}

function refundInvoice(call: Call): Answer {
  const { books, body } = call
  const charge = ownCharge(call)
  if (!charge) return notFound
  const amount = body.integer('partial_value_refund_cents') ?? null
  const result = refundCharge(books, charge, { id: books.identifiers.uuid(), amount })
  if (result.kind !== 'refunded')
    return { status: 422, body: { errors: 'A fatura não pode ser reembolsada' } }
  return invoice(call, result.charge)
}

function invoice(call: Call, charge: Charge): Answer {
  return { status: 200, body: renderInvoice(call.viewCharge(charge)) }
}

function renderInvoice(view: ChargeView) {
  return {
    id: view.id,
    status: spokenWord(view, words),
    total_cents: view.amount,
    total_paid_cents: view.payments.reduce((total, { amount }) => total + amount, 0),
    refunded_cents: view.refundedAmount,
    email: view.customer.email,
    external_reference: (view.metadata as InvoiceNames).external_id,
    order_id: (view.metadata as InvoiceNames).order_id,
    secure_id: view.secureId,
    secure_url: `https://pagamento.exemplo.invalid/${view.secureId}`,
    paid_at: view.paidAt,
    created_at_iso: view.createdAt,
    pix: view.pix && {
      qrcode: `https://pagamento.exemplo.invalid/qr/${view.secureId}.png`,
      qrcode_text: view.pix.code,
      status: 'qr_code_created',
      end_to_end_id: view.payments[0]?.endToEndId ?? null,
    },
    bank_slip: view.billet && {
      digitable_line: view.billet.line,
      barcode_data: view.billet.barcode,
      bank_slip_url: view.billet.url,
      bank_slip_pdf_url: view.billet.url,
    },
  }
}

function blank(field: string, message = 'não pode ficar em branco'): Answer {
  return { status: 422, body: { errors: { [field]: [message] } } }
}

const notFound: Answer = { status: 404, body: { errors: 'Not Found' } }
