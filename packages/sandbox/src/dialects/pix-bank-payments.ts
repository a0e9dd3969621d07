import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { availableBalance } from '#core/available-balance.ts'
import { createPayout, findPayoutByIdempotencyKey } from '#core/create-payout.ts'
import type { Answer } from '#core/faults.ts'
import { writeRegistration } from '#core/open-books.ts'
import type { PayoutState } from '#core/records.ts'
import type { Call, PayoutView } from '#http/dialect.ts'
import { spokenWord } from '#http/spoken-word.ts'

/** The bank's API for payouts. It is not part of the Central Bank's standard and has a form of its own. */

const words: Record<PayoutState, string> = {
  waiting: 'WAITING_CONFIRMATION',
  processing: 'PROCESSING',
  paid: 'LIQUIDATED',
  refused: 'CANCELED',
  canceled: 'CANCELED',
  returned: 'REFUNDED',
}

export function payByKey({ books, account, body, headers, viewPayout }: Call): Answer {
  const idempotencyKey = headers['x-idempotency-key']
  if (typeof idempotencyKey !== 'string' || !/^[a-zA-Z0-9]{1,50}$/.test(idempotencyKey)) {
    return accountsProblem(400, 'onz-0002', 'x-idempotency-key must have 1 to 50 letters or digits')
  }
  const amount = body.reais('payment.amount') ?? 0
  if (typeof body.at('payment.amount') !== 'number' || amount < 1) {
    return accountsProblem(400, 'onz-0002', 'payment.amount must be a number greater than zero')
  }
  if (body.text('payment.currency') !== 'BRL')
    return accountsProblem(400, 'onz-0002', 'payment.currency must be BRL')
  const pixKey = body.text('pixKey')
  if (!pixKey) return accountsProblem(400, 'onz-0002', 'pixKey is required')
  if ((body.text('description') ?? '').length > 140)
    return accountsProblem(400, 'onz-0002', 'description is too long')
  const payout = createPayout(books, account, {
    id: String(books.nextNumber()),
    amount,
    pixKey,
    description: body.text('description') ?? null,
    idempotencyKey,
  })
  return { status: 202, body: renderPayment(viewPayout(payout)) }
}

export function getPayment({ books, account, params, viewPayout }: Call): Answer {
  const payout = books.payouts
    .values()
    .find((other) => other.account === account.id && other.endToEndId === params.endToEndId)
  if (!payout) return accountsProblem(404, 'onz-0004', 'Payment not found')
  return { status: 200, body: { data: renderPayment(viewPayout(payout)) } }
}

export function getPaymentByKey({ books, account, params, viewPayout }: Call): Answer {
  const payout = findPayoutByIdempotencyKey(books, { account, idempotencyKey: params.key ?? '' })
  if (!payout) return accountsProblem(404, 'onz-0004', 'Payment not found')
  return { status: 200, body: { data: renderPayment(viewPayout(payout)) } }
}

export function balances({ books, account }: Call): Answer {
  const available = centsToDecimalNumber(availableBalance(books, account))
  return { status: 200, body: { data: [{ balanceAmount: { available, currency: 'BRL' } }] } }
}

export function registerAccountsWebhook({ books, acquirer, account, params, body }: Call): Answer {
  const url = body.text('url') ?? body.text('webhookUrl')
  if (!url || !URL.canParse(url)) return accountsProblem(400, 'onz-0002', 'url is required')
  const topic = params.topic ?? ''
  writeRegistration(books, {
    acquirer,
    account: account.id,
    id: `${account.id}/accounts/${topic}`,
    topic: `accounts/${topic}`,
    url,
    token: null,
    details: null,
    removed: false,
    createdAt: books.now().toISOString(),
  })
  return { status: 201, body: { data: { url } } }
}

export function renderPayment(view: PayoutView) {
  return {
    id: Number(view.id),
    idempotencyKey: view.idempotencyKey,
    endToEndId: view.endToEndId,
    pixKey: view.pixKey,
    transactionType: 'PIX',
    status: spokenWord(view, words),
    errorCode: view.state === 'refused' ? 'AB03' : null,
    creditDebitType: 'DEBIT',
    localInstrument: 'DICT',
    createdAt: view.createdAt,
    remittanceInformation: view.description,
    payment: { currency: 'BRL', amount: centsToDecimalNumber(view.amount) },
    refunds: [],
  }
}

function accountsProblem(status: number, type: string, detail: string): Answer {
  return {
    status,
    body: { type, title: detail, detail, errors: [] },
    headers: { 'content-type': 'application/problem+json' },
  }
}
