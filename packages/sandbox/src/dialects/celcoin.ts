import { addDays, isCalendarDay, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { changeCharge } from '#core/change-charge.ts'
import { createCharge } from '#core/create-charge.ts'
import { daysLater, secondsLater } from '#core/days.ts'
import type { Answer } from '#core/faults.ts'
import { performAction } from '#core/perform-action.ts'
import type { Charge, ChargeState } from '#core/records.ts'
import { refundCharge } from '#core/refund-charge.ts'
import { readTestCard, readTestToken } from '#core/test-cards.ts'
import { byAccessToken, issueAccessToken } from '#http/access-token.ts'
import { byKeyPair } from '#http/authenticators.ts'
import type { Call, ChargeView, Dialect } from '#http/dialect.ts'
import { ownCharge, ownCharges } from '#http/own-records.ts'
import { spokenWord } from '#http/spoken-word.ts'

/**
 * CELCOIN's charges (GalaxPay): a token from Basic credentials, cents, no read by path but a list that demands
 * `startAt` and `limit`, and webhooks recognised by the constant `confirmHash` in their body (`webhookSecret`).
 */
export function celcoin(): Dialect {
  return {
    authenticate: byAccessToken('galaxpay'),
    unauthorized: problem(401, 'Token inválido ou expirado'),
    malformed: problem(400, 'JSON inválido'),
    notFound: problem(404, 'Não encontrado'),
    routes: [
      {
        method: 'POST',
        path: '/v2/token',
        operation: 'authenticate',
        authenticate: byKeyPair,
        handle: (call) =>
          call.body.text('grant_type') === 'authorization_code'
            ? {
                status: 200,
                body: {
                  access_token: issueAccessToken(call, { purpose: 'galaxpay', seconds: 600 }),
                  token_type: 'Bearer',
                  expires_in: 600,
                  scope: call.body.text('scope') ?? '',
                },
              }
            : problem(400, 'grant_type inválido'),
      },
      { method: 'POST', path: '/v2/charges', operation: 'create', handle: createPayment },
      { method: 'GET', path: '/v2/charges', operation: 'get', handle: listPayments },
      {
        method: 'PUT',
        path: '/v2/charges/:id/:idName/capture',
        operation: 'capture',
        handle: capturePayment,
      },
      { method: 'PUT', path: '/v2/charges/:id/:idName/reverse', operation: 'refund', handle: reversePayment },
      { method: 'DELETE', path: '/v2/charges/:id/:idName', operation: 'cancel', handle: cancelPayment },
    ],
    chargeWebhooks(view, { account, event }) {
      if (account.webhookUrl === null || event === 'created') return []
      const { Transactions, ...charge } = renderCharge(view)
      return [
        {
          url: account.webhookUrl,
          body: {
            event: 'transaction.updateStatus',
            webhookId: Number(view.id),
            confirmHash: account.webhookSecret ?? '',
            Transaction: Transactions[0],
            Charge: charge,
          },
        },
      ]
    },
    payoutWebhooks: () => [],
  }
}

const codeWords: Record<ChargeState, string> = {
  waiting: 'pendingPix',
  reviewing: 'notSend',
  paid: 'payedPix',
  refused: 'unavailablePix',
  refunded: 'reversed',
  disputed: 'chargeback',
  expired: 'unavailablePix',
  canceled: 'cancel',
}

const billetWords: Record<ChargeState, string> = {
  ...codeWords,
  waiting: 'pendingBoleto',
  paid: 'payedBoleto',
  expired: 'notCompensated',
}

const cardWords: Record<ChargeState, string> = {
  ...codeWords,
  waiting: 'authorized',
  reviewing: 'notSend',
  paid: 'captured',
  refused: 'denied',
}

function createPayment(call: Call): Answer {
  const { books, account, body } = call
  const amount = body.integer('value') ?? 0
  if (amount < 1) return problem(400, 'value inválido')
  const payday = body.text('payday') ?? ''
  if (!isCalendarDay(payday)) return problem(400, 'payday inválido')
  const document = body.text('Customer.document')
  if (!body.text('Customer.name') || !document) return problem(400, 'Customer incompleto')
  const base = {
    id: String(books.nextNumber()),
    amount,
    customer: {
      name: body.text('Customer.name') ?? '',
      email: String([body.at('Customer.emails')].flat()[0] ?? ''),
      phone: String([body.at('Customer.phones')].flat()[0] ?? ''),
      document,
    },
    externalRef: body.text('myId') ?? null,
    description: body.text('additionalInfo') ?? null,
  }
  switch (body.text('mainPaymentMethodId')) {
    case 'pix':
      return created(
        call,
        createCharge(books, account, { ...base, method: 'PIX', expiresAt: pixDeadline(call) }),
      )
    case 'boleto': {
      const expiresAt = new Date(startOfDayInSaoPaulo(addDays(payday, 1)).getTime() - 1)
      return created(call, createCharge(books, account, { ...base, method: 'BILLET', expiresAt }))
    }
    case 'creditcard': {
      const installments = body.integer('PaymentMethodCreditCard.qtdInstallments') ?? 1
      const card = readCard(call)
      if (typeof card === 'string') return problem(400, card)
      return created(
        call,
        createCharge(books, account, { ...base, method: 'CREDIT_CARD', installments, ...card }),
      )
    }
    default:
      return problem(400, 'mainPaymentMethodId inválido')
  }
}

function pixDeadline({ books, body }: Call): Date {
  const value = body.integer('PaymentMethodPix.Deadline.value') ?? 1
  return body.text('PaymentMethodPix.Deadline.type') === 'minutes'
    ? secondsLater(books.now(), value * 60)
    : daysLater(books.now(), value)
}

function readCard({ body }: Call) {
  const field = (name: string) => body.text(`PaymentMethodCreditCard.Card.${name}`)
  const token = field('hash') ?? field('galaxPayId')
  if (token) return readTestToken(token)
  const number = field('number') ?? ''
  const [year, month] = (field('expiresAt') ?? '').split('-').map(Number)
  if (!/^\d{13,19}$/.test(number) || !year || !month || !field('holder')) return 'Card inválido'
  return readTestCard({
    number,
    holderName: field('holder') ?? '',
    expirationMonth: month,
    expirationYear: year,
  })
}

function listPayments(call: Call): Answer {
  const { query } = call
  if (query.startAt === undefined || query.limit === undefined)
    return problem(400, 'startAt e limit são obrigatórios')
  const ids = query.galaxPayIds?.split(',')
  const own = query.myIds?.split(',')
  const Charges = ownCharges(call)
    .filter(({ id, externalRef }) => (!ids || ids.includes(id)) && (!own || own.includes(externalRef ?? '')))
    .slice(Number(query.startAt), Number(query.startAt) + Number(query.limit))
    .map((charge) => renderCharge(call.viewCharge(charge)))
  return { status: 200, body: { totalQtdFoundInPage: Charges.length, Charges } }
}

/** Cards are captured at once here, so a capture changes nothing. */
function capturePayment(call: Call): Answer {
  const charge = findNamed(call)
  return charge?.state === 'paid' ? created(call, charge) : problem(400, 'A cobrança não pode ser capturada')
}

function reversePayment(call: Call): Answer {
  const charge = findNamed(call)
  if (!charge) return problem(404, 'Não encontrado')
  const amount = call.body.integer('valueToReverse') ?? null
  const result = refundCharge(call.books, charge, { id: String(call.books.nextNumber()), amount })
  return result.kind === 'refunded'
    ? created(call, result.charge)
    : problem(400, 'A cobrança não pode ser estornada')
}

function cancelPayment(call: Call): Answer {
  const charge = findNamed(call)
  if (!charge) return problem(404, 'Não encontrado')
  if (charge.state === 'expired') {
    changeCharge(call.books, charge, { event: 'canceled', change: { state: 'canceled' } })
    return { status: 200, body: { type: true } }
  }
  const result = performAction(call.books, charge, { action: 'cancel' })
  return result.kind === 'done'
    ? { status: 200, body: { type: true } }
    : problem(400, 'A cobrança não pode ser cancelada')
}

/** By the provider's id or the shop's, depending on the path. */
function findNamed(call: Call): Charge | undefined {
  if (call.params.idName === 'galaxPayId') return ownCharge(call)
  return ownCharges(call).find(({ externalRef }) => externalRef === call.params.id)
}

function created(call: Call, charge: Charge): Answer {
  return { status: 200, body: { type: true, Charge: renderCharge(call.viewCharge(charge)) } }
}

function renderCharge(view: ChargeView) {
  const words = view.card ? cardWords : view.billet ? billetWords : codeWords
  return {
    galaxPayId: Number(view.id),
    myId: view.externalRef,
    value: view.amount,
    status: view.state === 'canceled' ? 'canceled' : 'active',
    mainPaymentMethodId: view.card ? 'creditcard' : view.billet ? 'boleto' : 'pix',
    paymentLink: `https://pagamento.exemplo.invalid/${view.secureId}`,
    Transactions: [
      {
        galaxPayId: Number(view.id),
        value: view.amount,
        payday: view.createdAt.slice(0, 10),
        installment: 1,
        status: spokenWord(view, words),
        statusDescription: view.refusal?.description ?? '',
        tid: view.secureId,
        fee: 0,
        ...(view.pix && {
          Pix: { qrCode: view.pix.code, image: '', page: '', endToEnd: view.payments[0]?.endToEndId },
        }),
        ...(view.billet && {
          Boleto: { pdf: view.billet.url, bankLine: view.billet.line, bankNumber: view.id },
        }),
        ...(view.card && {
          CreditCard: { Card: { number: `${view.card.firstDigits}******${view.card.lastDigits}` } },
        }),
      },
    ],
  }
}

function problem(status: number, message: string): Answer {
  return { status, body: { error: { message, details: {} } } }
}
