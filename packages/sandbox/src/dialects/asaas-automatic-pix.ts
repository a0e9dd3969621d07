import {
  addBusinessDays,
  type CalendarDay,
  dayInSaoPaulo,
  daysBetween,
  isCalendarDay,
} from '@balcao/domain/calendar'
import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { nextPixPeriod, pixFrequencies } from '@balcao/domain/payments/automatic-pix'
import { endAuthorization, retryDebit } from '#core/automatic-pix.ts'
import { createCharge } from '#core/create-charge.ts'
import type { Answer } from '#core/faults.ts'
import { keyOf } from '#core/open-books.ts'
import type { Charge, DebitTry } from '#core/records.ts'
import type { Call } from '#http/dialect.ts'
import { ownCharge, ownCharges } from '#http/own-records.ts'
import { qrImage } from '#http/qr-image.ts'
import { type AuthorizationTerms, detailsOf, type PaymentDetails } from './asaas-payment.ts'
import { asaasProblem } from './asaas-problem.ts'

const retriesMax = 3
const retryDaysMax = 7
const lengthMax = 35

/** Journey 3: a code that pays the first charge and gives the authorisation. */
export function createAuthorization(call: Call): Answer {
  const { books, acquirer, account, body } = call
  const customer = books.receivers.get(keyOf({ acquirer, id: body.text('customerId') ?? '' }))
  if (customer?.account !== account.id) return invalid('customerId')
  const [contractId, frequency, startDate] = ['contractId', 'frequency', 'startDate'].map(
    (field) => body.text(field) ?? '',
  ) as [string, string, string]
  if (contractId === '' || contractId.length > lengthMax) return invalid('contractId')
  if (!pixFrequencies.some((known) => known === frequency)) return invalid('frequency')
  if (!isCalendarDay(startDate) || startDate < dayInSaoPaulo(books.now())) return invalid('startDate')
  if ((body.text('description') ?? '').length > lengthMax) return invalid('description')
  const amount = body.reais('immediateQrCode.originalValue') ?? 0
  const seconds = body.integer('immediateQrCode.expirationSeconds') ?? 0
  if (amount < 1 || seconds < 1) return invalid('immediateQrCode')
  const terms: AuthorizationTerms = {
    contractId,
    frequency,
    startDate,
    value: body.reais('value') ?? 0,
    retryPolicy: body.text('retryPolicy') ?? 'NOT_ALLOWED',
  }
  const details: PaymentDetails = {
    customer: customer.id,
    dueDate: dayInSaoPaulo(books.now()),
    installment: null,
    deleted: false,
    terms,
  }
  const charge = createCharge(books, account, {
    id: `pay_${books.identifiers.alphanumeric(16)}`,
    method: 'PIX',
    amount,
    customer: { name: customer.name, email: customer.email, phone: '', document: customer.document },
    description: body.text('description') ?? null,
    metadata: details,
    expiresAt: new Date(books.now().getTime() + seconds * 1000),
    authorization: { id: books.identifiers.uuid(), state: 'asked', endedBy: null },
  })
  return { status: 200, body: renderAuthorization(charge) }
}

export function getAuthorization(call: Call): Answer {
  const charge = ownAuthorization(call, call.params.id)
  return charge ? { status: 200, body: renderAuthorization(charge) } : notFound
}

export function listAuthorizations(call: Call): Answer {
  const limit = Number(call.query.limit ?? 10)
  const all = ownCharges(call).filter(({ authorization }) => authorization)
  const data = all.toReversed().slice(0, limit).map(renderAuthorization)
  return { status: 200, body: { object: 'list', hasMore: all.length > limit, totalCount: all.length, data } }
}

export function deleteAuthorization(call: Call): Answer {
  const charge = ownAuthorization(call, call.params.id)
  if (!charge?.authorization) return notFound
  if (charge.authorization.state !== 'active')
    return asaasProblem(400, 'invalid_action', 'A autorização não está ativa.')
  return { status: 200, body: renderAuthorization(endAuthorization(call.books, charge, 'receiver')) }
}

/** The problem of a charge by an authorisation, or the debit that it orders. */
export function readDebit(
  call: Call,
  { amount, dueDate }: { amount: number; dueDate: CalendarDay },
): { problem: Answer } | { debit: NonNullable<Charge['debit']> } | null {
  const authorizationId = call.body.text('pixAutomaticAuthorizationId')
  if (!authorizationId) return null
  const first = ownAuthorization(call, authorizationId)
  const refuse = (why: string) => ({ problem: asaasProblem(400, 'invalid_action', why) })
  if (first?.authorization?.state !== 'active') return refuse('A autorização precisa estar ativa.')
  const terms = detailsOf(first).terms
  if (terms && terms.value !== amount) return refuse('O valor não corresponde ao da autorização.')
  const today = dayInSaoPaulo(call.books.now())
  if (addBusinessDays(today, 2) > dueDate || daysBetween({ from: today, to: dueDate }) > 10)
    return refuse('A cobrança deve ser criada entre 2 e 10 dias úteis antes do vencimento.')
  if (isPeriodTaken(call, { authorizationId, terms, dueDate }))
    return refuse('Já existe uma cobrança neste ciclo da recorrência.')
  return {
    debit: {
      authorizationId,
      tries: [{ id: call.books.identifiers.uuid(), dueOn: dueDate, state: 'waiting' }],
    },
  }
}

/** The payer's bank accepts one charge in each period, counted from the first day of the authorisation. */
function isPeriodTaken(
  call: Call,
  wanted: { authorizationId: string; terms: AuthorizationTerms | undefined; dueDate: CalendarDay },
): boolean {
  const { authorizationId, terms, dueDate } = wanted
  const frequency = pixFrequencies.find((known) => known === terms?.frequency)
  if (!frequency || !terms) return false
  const periodOf = (day: CalendarDay) => nextPixPeriod({ startsOn: terms.startDate, frequency }, day)
  return ownCharges(call).some(
    ({ debit, state }) =>
      debit?.authorizationId === authorizationId &&
      state !== 'canceled' &&
      debit.tries.some(({ dueOn }, index) => index === 0 && periodOf(dueOn) === periodOf(dueDate)),
  )
}

export function listInstructions(call: Call): Answer {
  const charge = ownCharge(call, call.query.paymentId ?? '')
  const data = charge?.debit?.tries.map((attempt) => renderInstruction(charge, attempt)) ?? []
  return { status: 200, body: { object: 'list', hasMore: false, totalCount: data.length, data } }
}

export function retryInstruction(call: Call): Answer {
  const { books, params, body } = call
  const charge = ownCharges(call).find(({ debit }) => debit?.tries.some(({ id }) => id === params.id))
  const [first] = charge?.debit?.tries ?? []
  if (!charge?.debit || !first) return notFound
  const refuse = (why: string) => asaasProblem(400, 'invalid_action', why)
  const authorization = ownAuthorization(call, charge.debit.authorizationId)
  if (authorization?.authorization?.state !== 'active') return refuse('A autorização precisa estar ativa.')
  if (detailsOf(authorization).terms?.retryPolicy !== 'ALLOW_THREE_IN_SEVEN_DAYS')
    return refuse('A autorização desta cobrança não permite retentativas extradia (Política N).')
  if (charge.debit.tries.at(-1)?.state !== 'refused') return refuse('A instrução não foi recusada.')
  if (charge.debit.tries.length > retriesMax)
    return refuse('Limite de retentativas excedido. A regra permite no máximo 3 tentativas.')
  const dueOn = body.text('dueDate') ?? ''
  if (!isCalendarDay(dueOn)) return invalid('dueDate')
  if (dueOn <= dayInSaoPaulo(books.now()))
    return refuse('O agendamento da retentativa deve ser enviado até as 23h59 do dia anterior.')
  if (daysBetween({ from: first.dueOn, to: dueOn }) > retryDaysMax)
    return refuse('A data solicitada ultrapassa o limite de 7 dias corridos.')
  const retried = retryDebit(books, charge, { id: books.identifiers.uuid(), dueOn })
  const latest = retried.debit?.tries.at(-1)
  return latest ? { status: 200, body: renderInstruction(retried, latest) } : notFound
}

function ownAuthorization(call: Call, id = ''): Charge | undefined {
  return ownCharges(call).find(({ authorization }) => authorization?.id === id)
}

const words = { asked: 'CREATED', active: 'ACTIVE', canceled: 'CANCELLED' } as const
const reasons = { payer: 'REQUESTED_BY_PAYER_USER', receiver: 'REQUESTED_BY_RECEIVER_USER' } as const

export function renderAuthorization(charge: Charge) {
  const { authorization, pix } = charge
  const { terms, customer } = detailsOf(charge)
  if (!authorization || !terms) throw new Error('This charge authorises nothing')
  const isRunOut = authorization.state === 'asked' && charge.state === 'expired'
  const isOpen = authorization.state === 'asked' && !isRunOut
  return {
    id: authorization.id,
    status: isRunOut ? 'REFUSED' : words[authorization.state],
    cancellationReason: authorization.endedBy && reasons[authorization.endedBy],
    contractId: terms.contractId,
    frequency: terms.frequency,
    startDate: terms.startDate,
    value: centsToDecimalNumber(terms.value),
    customerId: customer,
    payload: isOpen ? (pix?.code ?? null) : null,
    encodedImage: isOpen && pix ? qrImage(pix.code) : null,
    immediateQrCode: {
      conciliationIdentifier: charge.secureId,
      originalValue: centsToDecimalNumber(charge.amount),
      expirationDate: charge.expiresAt,
    },
  }
}

const tryWords = { waiting: 'SCHEDULED', done: 'DONE', refused: 'REFUSED', canceled: 'CANCELLED' } as const

export function renderInstruction(charge: Charge, { id, dueOn, state }: DebitTry) {
  return {
    id,
    paymentId: charge.id,
    authorization: { id: charge.debit?.authorizationId },
    dueDate: dueOn,
    status: tryWords[state],
    refusalReason: state === 'refused' ? 'PAYMENT_OVERDUE' : null,
  }
}

const invalid = (field: string) => asaasProblem(400, `invalid_${field}`, `O campo ${field} é inválido.`)
const notFound = asaasProblem(404, 'not_found', 'Não encontrado.')
