import { type CalendarDay, isCalendarDay } from '@balcao/domain/calendar'
import type { Answer } from '#adapter/answer.ts'
import { compactKey } from '#adapter/compact-key.ts'
import type { PixAuthorizationReading, PixDebitReading, TransactionReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { path } from '#adapter/path.ts'
import { badResponse, invalidRequest } from '#adapter/provider-failed.ts'
import type { AutomaticPix, CreateTransaction, RetryPixDebit } from '#inputs.ts'
import type { AsaasApi } from './asaas-api.ts'
import { findOrCreateCustomer, readCharge } from './charge.ts'
import { registerWebhook } from './register-webhook.ts'

/**
 * Pix Automático, journey 3: one code pays the first charge and asks for the authorisation.
 *
 * Documented: authorisations, their states and reasons of cancellation; a charge that names an authorisation
 * is an instruction to the payer's bank, sent two to ten days before its due date; instructions listed by
 * charge; up to three retries in seven days where the authorisation allows them; a charge that is removed.
 * The bank keeps trying until the evening of the due day, and then the instruction is REFUSED and the charge
 * OVERDUE. An authorisation accepts no splits.
 *
 * Assumed: the first payment, which has no reference of ours, is found by the identifier of its code
 * (`pixQrCodeId`, documented for static codes); authorisations are listed in pages of a hundred, and ours are
 * recognised by their contract; a day is written YYYY-MM-DD or DD/MM/YYYY, as both were seen; removing a
 * charge also removes its scheduled instruction, which is read before anything follows.
 */

const contractLength = 35
const descriptionLength = 35
const longestPage = '100'

export async function authorize(
  input: CreateTransaction,
  wanted: Extract<AutomaticPix, { kind: 'AUTHORIZE' }>,
  api: AsaasApi,
): Promise<TransactionReading> {
  if (input.splits.some(({ recipientId }) => recipientId !== ''))
    throw invalidRequest('splits: Asaas divides no payment that authorises a Pix Automático')
  await registerWebhook(api)
  const description = input.description?.slice(0, descriptionLength)
  const authorization = await api.post('/pix/automatic/authorizations', {
    customerId: await findOrCreateCustomer(input.customer, api),
    contractId: contractOf(input.orderId),
    frequency: wanted.frequency,
    startDate: wanted.startsOn,
    value: api.amount(wanted.debitAmount),
    description,
    paymentCreationMode: 'MANUAL',
    retryPolicy: 'ALLOW_THREE_IN_SEVEN_DAYS',
    immediateQrCode: {
      originalValue: api.amount(input.amount),
      expirationSeconds: secondsOfADay,
      description,
    },
  })
  api.made(authorization.identifier('id'))
  return { expiresAt: api.later(secondsOfADay), ...readUnpaid(authorization), orderId: input.orderId }
}

/** Ids of charges begin with `pay_`; those of authorisations are UUIDs. */
export function isAuthorization(transactionId: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(transactionId)
}

/** The first payment by the id of its authorisation, paid or not. */
export async function readFirstPayment(authorizationId: string, api: AsaasApi): Promise<TransactionReading> {
  const authorization = await api.get(path`/pix/automatic/authorizations/${authorizationId}`)
  const charge = await findFirstCharge(authorization, api)
  return charge ? { ...readCharge(charge), transactionId: authorizationId } : readUnpaid(authorization)
}

/** The charge that a refund must name: Asaas opens it only when the code is paid. */
export async function firstChargeOf(authorizationId: string, api: AsaasApi): Promise<string> {
  const authorization = await api.get(path`/pix/automatic/authorizations/${authorizationId}`)
  const charge = await findFirstCharge(authorization, api)
  if (!charge) throw invalidRequest('The code of this authorisation was not paid')
  return charge.identifier('id')
}

async function findFirstCharge(authorization: Answer, api: AsaasApi): Promise<Answer | undefined> {
  const code = authorization.text('immediateQrCode.conciliationIdentifier')
  const found = await api.get('/payments', { query: { pixQrCodeId: code } })
  return found.requiredList('data').find((charge) => charge.optionalText('pixQrCodeId') === code)
}

export async function findFirstPayment(
  orderId: string,
  api: AsaasApi,
): Promise<TransactionReading | undefined> {
  const page = await api.get('/pix/automatic/authorizations', { query: { limit: longestPage } })
  const authorization = page
    .requiredList('data')
    .find((candidate) => candidate.optionalText('contractId') === contractOf(orderId))
  if (!authorization && !page.isFalse('hasMore'))
    throw badResponse('The authorisation is not among the latest ones')
  return authorization && { ...(await readFirstPayment(authorization.identifier('id'), api)), orderId }
}

function contractOf(orderId: string): string {
  return compactKey(orderId, contractLength)
}

function readUnpaid(authorization: Answer): TransactionReading {
  return {
    transactionId: authorization.identifier('id'),
    rawStatus: authorization.text('status'),
    amount: authorization.optionalAmount('immediateQrCode.originalValue'),
    pixCode: authorization.optionalText('payload'),
    pixQrCode: authorization.optionalImage('encodedImage'),
  }
}

export function readAuthorization(authorization: Answer): PixAuthorizationReading {
  return {
    authorizationId: authorization.identifier('id'),
    rawStatus: authorization.text('status'),
    canceledBy: endings[authorization.optionalText('cancellationReason') ?? ''],
  }
}

const endings: Readonly<Record<string, 'PAYER' | 'RECEIVER'>> = {
  REQUESTED_BY_PAYER_USER: 'PAYER',
  REQUESTED_BY_RECEIVER_USER: 'RECEIVER',
}

/** The latest instruction of a charge; none means that the bank has not received it yet. */
export async function readDebit(chargeId: string, api: AsaasApi): Promise<PixDebitReading> {
  const latest = await latestInstruction(chargeId, api)
  return latest ? readInstruction(latest) : { rawStatus: 'AWAITING_REQUEST' }
}

/** The same day is ordered once: a retry whose answer was lost is found before it is sent again. */
export async function retryDebit(
  { transactionId, dueOn }: RetryPixDebit,
  api: AsaasApi,
): Promise<PixDebitReading> {
  const latest = await latestInstruction(transactionId, api)
  if (!latest) throw invalidRequest('There is no instruction to repeat')
  if (dayOf(latest, 'dueDate') === dueOn) return readInstruction(latest)
  const instruction = latest.identifier('id')
  await api.post(path`/pix/automatic/paymentInstructions/${instruction}/retries`, { dueDate: dueOn })
  return { rawStatus: 'AWAITING_REQUEST', dueOn }
}

async function latestInstruction(chargeId: string, api: AsaasApi): Promise<Answer | undefined> {
  const page = await api.get('/pix/automatic/paymentInstructions', {
    query: { paymentId: chargeId, limit: longestPage },
  })
  const byDay = (one: Answer, other: Answer) =>
    (dayOf(one, 'dueDate') ?? '') < (dayOf(other, 'dueDate') ?? '') ? -1 : 1
  return page.requiredList('data').toSorted(byDay).at(-1)
}

function readInstruction(instruction: Answer): PixDebitReading {
  return {
    rawStatus: instruction.text('status'),
    dueOn: dayOf(instruction, 'dueDate'),
    reason: instruction.optionalText('refusalReason'),
  }
}

function dayOf(answer: Answer, field: string): CalendarDay | undefined {
  const text = answer.optionalText(field) ?? ''
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text) ?? []
  const iso = year === undefined ? text.slice(0, 10) : `${year}-${month}-${day}`
  return isCalendarDay(iso) ? iso : undefined
}
