import { addDays, isCalendarDay, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { withTry } from '#core/automatic-pix.ts'
import { changeCharge } from '#core/change-charge.ts'
import { createCharge } from '#core/create-charge.ts'
import type { Answer } from '#core/faults.ts'
import { keyOf, writeReceiver } from '#core/open-books.ts'
import type { Charge, Receiver } from '#core/records.ts'
import { refundCharge } from '#core/refund-charge.ts'
import { readTestCard, readTestToken } from '#core/test-cards.ts'
import type { Call } from '#http/dialect.ts'
import { ownCharge, ownCharges } from '#http/own-records.ts'
import { qrImage } from '#http/qr-image.ts'
import { readDebit } from './asaas-automatic-pix.ts'
import { detailsOf, type PaymentDetails, renderPayment, tokenFor } from './asaas-payment.ts'
import { asaasProblem } from './asaas-problem.ts'

/** Customers are stored beside the receivers: both are people with an id at the provider. */
export function createCustomer({ books, acquirer, account, body }: Call): Answer {
  const [name, cpfCnpj] = [body.text('name'), body.text('cpfCnpj')]
  if (!name) return asaasProblem(400, 'invalid_name', 'O campo name deve ser informado.')
  if (!cpfCnpj) return asaasProblem(400, 'invalid_cpfCnpj', 'O campo cpfCnpj deve ser informado.')
  const customer = writeReceiver(books, {
    acquirer,
    account: account.id,
    id: `cus_${books.identifiers.digits(12)}`,
    state: 'active',
    name,
    email: body.text('email') ?? '',
    document: cpfCnpj.replace(/\D/g, ''),
    details: { phone: body.text('mobilePhone') ?? body.text('phone') ?? '' },
    createdAt: books.now().toISOString(),
  })
  return { status: 200, body: renderCustomer(customer) }
}

export function findCustomers({ books, acquirer, account, query }: Call): Answer {
  const wanted = (query.cpfCnpj ?? '').replace(/\D/g, '')
  const data = [...books.receivers.values()]
    .filter(
      (other) => other.acquirer === acquirer && other.account === account.id && other.id.startsWith('cus_'),
    )
    .filter(({ document }) => wanted === '' || document === wanted)
    .map(renderCustomer)
  return {
    status: 200,
    body: { object: 'list', hasMore: false, totalCount: data.length, limit: 10, offset: 0, data },
  }
}

export function createPayment(call: Call): Answer {
  const { books, acquirer, account, body } = call
  const customer = books.receivers.get(keyOf({ acquirer, id: body.text('customer') ?? '' }))
  if (customer?.account !== account.id)
    return asaasProblem(400, 'invalid_customer', 'Customer inválido ou não informado.')
  const installments = body.integer('installmentCount') ?? 1
  // A sale in instalments names the total, or one instalment.
  const field = installments > 1 && body.has('totalValue') ? 'totalValue' : 'value'
  const amount = body.reais(field) ?? 0
  if (typeof body.at(field) !== 'number' || amount < 1) {
    return asaasProblem(400, 'invalid_value', 'O campo value deve ser informado.')
  }
  const dueDate = body.text('dueDate') ?? ''
  if (!isCalendarDay(dueDate))
    return asaasProblem(400, 'invalid_dueDate', 'O campo dueDate deve ser informado.')
  const debited = readDebit(call, { amount, dueDate })
  if (debited && 'problem' in debited) return debited.problem
  const installment = installments > 1 ? `ins_${books.identifiers.alphanumeric(16)}` : null
  const details: PaymentDetails = { customer: customer.id, dueDate, installment, deleted: false }
  const phone = (customer.details as { phone: string }).phone
  const base = {
    id: `pay_${books.identifiers.alphanumeric(16)}`,
    amount,
    customer: { name: customer.name, email: customer.email, phone, document: customer.document },
    description: body.text('description') ?? null,
    externalRef: body.text('externalReference') ?? null,
    installments,
    metadata: details,
    // A debit is overdue when the bank has stopped trying, and not by the clock.
    expiresAt: debited ? null : new Date(startOfDayInSaoPaulo(addDays(dueDate, 1)).getTime() - 1),
    ...debited,
  }
  switch (body.text('billingType')) {
    case 'PIX':
      return answer(call, createCharge(books, account, { ...base, method: 'PIX' }))
    case 'BOLETO':
      return answer(call, createCharge(books, account, { ...base, method: 'BILLET', withPix: true }))
    case 'CREDIT_CARD': {
      const card = readCreditCard(call)
      if ('problem' in card) return asaasProblem(400, 'invalid_creditCard', card.problem)
      const charge = createCharge(books, account, { ...base, method: 'CREDIT_CARD', ...card })
      return charge.state === 'refused'
        ? asaasProblem(400, 'invalid_action', charge.refusal?.description ?? 'Transação não autorizada.')
        : answer(call, charge)
    }
    default:
      return asaasProblem(400, 'invalid_billingType', 'O campo billingType é inválido.')
  }
}

export function getPayment(call: Call): Answer {
  const charge = ownCharge(call)
  return charge ? answer(call, charge) : notFound
}

/** Found again by the shop's own reference, or by the code of an authorisation: no other filter is simulated. */
export function listPayments(call: Call): Answer {
  const { externalReference, pixQrCodeId } = call.query
  const data = ownCharges(call)
    // The first charge of an authorisation is opened when its code is paid.
    .filter(({ authorization, paidAt }) => !authorization || paidAt !== null)
    .filter(({ externalRef }) => externalReference === undefined || externalRef === externalReference)
    .filter(
      ({ authorization, secureId }) =>
        pixQrCodeId === undefined || (authorization && secureId === pixQrCodeId),
    )
    .map((charge) => renderPayment(call.viewCharge(charge)))
  return {
    status: 200,
    body: { object: 'list', hasMore: false, totalCount: data.length, limit: 10, offset: 0, data },
  }
}

export function tokenizeCard(call: Call): Answer {
  const { books, acquirer, account, body } = call
  const customer = books.receivers.get(keyOf({ acquirer, id: body.text('customer') ?? '' }))
  if (customer?.account !== account.id)
    return asaasProblem(400, 'invalid_customer', 'Customer inválido ou não informado.')
  const read = readCreditCard(call)
  if ('problem' in read) return asaasProblem(400, 'invalid_creditCard', read.problem)
  return {
    status: 200,
    body: {
      creditCardNumber: read.card.lastDigits,
      creditCardBrand: read.card.brand.toUpperCase(),
      creditCardToken: tokenFor(customer.id, books.identifiers.uuid(), read.card),
    },
  }
}

export function getPixCode(call: Call): Answer {
  const charge = ownCharge(call)
  if (!charge?.pix) return notFound
  return {
    status: 200,
    body: {
      encodedImage: qrImage(charge.pix.code),
      payload: charge.pix.code,
      expirationDate: charge.expiresAt,
      description: charge.description,
    },
  }
}

export function getBilletLine(call: Call): Answer {
  const charge = ownCharge(call)
  if (!charge?.billet) return notFound
  const { line, barcode } = charge.billet
  return { status: 200, body: { identificationField: line, nossoNumero: charge.id, barCode: barcode } }
}

export function getInstallmentPlan(call: Call): Answer {
  const charge = chargeOfPlan(call)
  return charge ? { status: 200, body: renderPlan(charge) } : notFound
}

/** All charges of the plan are refunded together, without an amount. */
export function refundInstallmentPlan(call: Call): Answer {
  const charge = chargeOfPlan(call)
  if (!charge) return notFound
  const { status, body } = refund(call, charge, null)
  return status === 200 ? { status, body: renderPlan(charge) } : { status, body }
}

function chargeOfPlan(call: Call): Charge | undefined {
  return ownCharges(call).find((charge) => detailsOf(charge).installment === call.params.id)
}

function renderPlan(charge: Charge) {
  return {
    object: 'installment',
    id: detailsOf(charge).installment,
    value: centsToDecimalNumber(charge.amount),
    paymentValue: centsToDecimalNumber(Math.round(charge.amount / charge.installments)),
    installmentCount: charge.installments,
  }
}

/** Refunds one instalment of a sale in instalments. */
export function refundPayment(call: Call): Answer {
  const charge = ownCharge(call)
  if (!charge) return notFound
  const { body } = call
  const one = charge.installments > 1 ? Math.round(charge.amount / charge.installments) : null
  return refund(call, charge, body.has('value') ? (body.reais('value') ?? 0) : one)
}

function refund(call: Call, charge: Charge, amount: number | null): Answer {
  const { books } = call
  const result = refundCharge(books, charge, { id: books.identifiers.uuid(), amount })
  if (result.kind === 'not-paid') return asaasProblem(400, 'invalid_action', 'A cobrança não está recebida.')
  if (result.kind === 'too-much')
    return asaasProblem(400, 'invalid_value', 'O valor passa do que pode ser estornado.')
  return answer(call, result.charge)
}

export function deletePayment(call: Call): Answer {
  const charge = ownCharge(call)
  if (!charge) return notFound
  if (charge.state !== 'waiting' && charge.state !== 'expired') {
    return asaasProblem(400, 'invalid_action', 'Só cobranças aguardando pagamento podem ser removidas.')
  }
  const metadata = { ...detailsOf(charge), deleted: true }
  const ended = withTry(charge, 'canceled')
  changeCharge(call.books, charge, { event: 'canceled', change: { state: 'canceled', metadata, ...ended } })
  return { status: 200, body: { deleted: true, id: charge.id } }
}

function readCreditCard({ body }: Call) {
  const token = body.text('creditCardToken')
  if (!body.text('remoteIp')) return { problem: 'O campo remoteIp deve ser informado.' }
  if (token) return isTokenOf(body.text('customer') ?? '', token) ? readTestToken(token) : unknownToken
  const number = (body.text('creditCard.number') ?? '').replace(/\D/g, '')
  if (!/^\d{13,19}$/.test(number)) return { problem: 'O número do cartão é inválido.' }
  if (!/^\d{2}$/.test(body.text('creditCard.expiryMonth') ?? ''))
    return { problem: 'O mês de validade tem dois dígitos.' }
  if (!/^\d{4}$/.test(body.text('creditCard.expiryYear') ?? ''))
    return { problem: 'O ano de validade tem quatro dígitos.' }
  if (!/^\d{3,4}$/.test(body.text('creditCard.ccv') ?? '')) return { problem: 'O campo ccv é inválido.' }
  for (const field of ['name', 'email', 'cpfCnpj', 'postalCode', 'addressNumber', 'phone']) {
    if (!body.text(`creditCardHolderInfo.${field}`))
      return { problem: `O campo creditCardHolderInfo.${field} deve ser informado.` }
  }
  return readTestCard({
    number,
    holderName: body.text('creditCard.holderName') ?? '',
    expirationMonth: Number(body.text('creditCard.expiryMonth')),
    expirationYear: Number(body.text('creditCard.expiryYear')),
  })
}

const unknownToken = { problem: 'Token do cartão não encontrado para o cliente.' }

/** A token belongs to its customer, and charges no other. */
function isTokenOf(customerId: string, token: string): boolean {
  return token.split('-').at(-2) === customerId.slice('cus_'.length)
}

function answer(call: Call, charge: Charge): Answer {
  return { status: 200, body: renderPayment(call.viewCharge(charge)) }
}

function renderCustomer({ id, name, email, document }: Receiver) {
  return { object: 'customer', id, name, email, cpfCnpj: document, deleted: false }
}

const notFound = asaasProblem(404, 'not_found', 'Não encontrado.')
