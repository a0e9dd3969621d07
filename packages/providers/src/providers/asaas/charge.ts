import { dayInSaoPaulo } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money/money'
import { readBoleto } from '@balcao/domain/payments/boleto'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { Answer } from '#adapter/answer.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { path } from '#adapter/path.ts'
import { ProviderFailed } from '#adapter/provider-failed.ts'
import type { CreateTransaction } from '#inputs.ts'
import type { BoletoCode } from '#results.ts'
import type { AsaasApi } from './asaas-api.ts'
import { registerWebhook } from './register-webhook.ts'

const patienceMs = 2_000

export async function chargeByCode(input: CreateTransaction, api: AsaasApi): Promise<TransactionReading> {
  if (input.automaticPix?.kind === 'DEBIT') {
    const { authorizationId: pixAutomaticAuthorizationId, dueOn: dueDate } = input.automaticPix
    return createCharge({ input, api, billingType: 'PIX', dueDate, more: { pixAutomaticAuthorizationId } })
  }
  const [billingType, days] = input.paymentMethod === 'PIX' ? ['PIX', 1] : ['BOLETO', input.billetDays ?? 3]
  const charge = await createCharge({ input, api, billingType, dueDate: api.day(days) })
  const expiresAt = charge.expiresAt ?? api.later(days * secondsOfADay)
  return withPaymentCode({ ...charge, expiresAt }, input.paymentMethod, api)
}

/** The payment code takes a second call, which also completes a sale whose first answer was lost. */
export async function withPaymentCode(
  charge: TransactionReading,
  paymentMethod: PaymentMethod,
  api: AsaasApi,
): Promise<TransactionReading> {
  if (charge.rawStatus !== 'PENDING' || paymentMethod === 'CREDIT_CARD') return charge
  if (paymentMethod === 'BILLET') {
    const answer = await api.get(path`/payments/${charge.transactionId}/identificationField`)
    const line = answer.text('identificationField')
    return { ...charge, billetCode: line, pixCode: await pixCodeOfBoleto(charge.transactionId, line, api) }
  }
  const code = await api.get(path`/payments/${charge.transactionId}/pixQrCode`)
  return {
    ...charge,
    pixCode: code.text('payload'),
    pixQrCode: code.optionalImage('encodedImage'),
    expiresAt: code.optionalDate('expirationDate') ?? charge.expiresAt,
  }
}

/**
 * The Pix code of a boleto, unless the code expires before the boleto, as it does for an account without a
 * Pix key. A missing Pix code does not fail the sale, since the bar code is enough to pay a boleto.
 */
async function pixCodeOfBoleto(
  transactionId: string,
  line: string,
  api: AsaasApi,
): Promise<string | undefined> {
  try {
    const code = await api.get(path`/payments/${transactionId}/pixQrCode`, { patienceMs })
    const end = code.optionalDate('expirationDate')
    const boleto = readBoleto(line, api.day(0))
    const dueDate = boleto.valid ? boleto.dueDate : null
    const endsEarlier = end !== undefined && dueDate !== null && dayInSaoPaulo(end) < dueDate
    return endsEarlier ? undefined : code.optionalText('payload')
  } catch (error) {
    if (error instanceof ProviderFailed) return undefined
    throw error
  }
}

/** The part that all three methods share: the customer, the webhook, the charge itself. */
export async function createCharge({
  input,
  api,
  billingType,
  dueDate,
  more = {},
}: {
  input: CreateTransaction
  api: AsaasApi
  billingType: string
  dueDate: string
  more?: Record<string, unknown>
}): Promise<TransactionReading> {
  await registerWebhook(api)
  const customer = await findOrCreateCustomer(input.customer, api)
  const answer = await api.post('/payments', {
    customer,
    billingType,
    dueDate,
    ...(input.installments > 1
      ? { installmentCount: input.installments, totalValue: api.amount(input.amount) }
      : { value: api.amount(input.amount) }),
    description: input.description?.slice(0, 500),
    externalReference: input.orderId,
    split: splitRules(input, api),
    ...more,
  })
  api.made(answer.identifier('id'))
  return readCharge(answer)
}

export async function findOrCreateCustomer(
  { name, document, email, phone }: CreateTransaction['customer'],
  api: AsaasApi,
): Promise<string> {
  const cpfCnpj = onlyDocumentCharacters(document)
  const known = (await api.get('/customers', { query: { cpfCnpj } })).list('data')[0]
  if (known) return known.identifier('id')
  const mobilePhone = nationalPhoneDigits(phone) ?? undefined
  const customer = { name, cpfCnpj, email, mobilePhone, notificationDisabled: true }
  return (await api.post('/customers', customer, { preparation: true })).identifier('id')
}

export function readCharge(charge: Answer): TransactionReading {
  const isOneInstallment = charge.optionalText('installment') !== undefined
  return {
    transactionId: charge.identifier('id'),
    rawStatus: statusWord(charge),
    // The value of an instalment does not reveal the amount of the whole sale.
    amount: isOneInstallment ? undefined : charge.optionalAmount('value'),
    refundedAmount: isOneInstallment ? undefined : refundedOf(charge),
    orderId: charge.optionalText('externalReference'),
    endToEndId: charge.optionalText('pixTransaction.endToEndIdentifier'),
    paidBy: paidBy(charge),
    billetUrl: charge.optionalText('bankSlipUrl'),
    // The only expiry of a boleto that is found after a lost answer. A Pix code has its own expiry.
    expiresAt: isBoleto(charge) ? charge.optionalDate('dueDate') : undefined,
    keptCardToken: charge.optionalText('creditCard.creditCardToken'),
  }
}

/** Refunds that await consent, or were canceled, are listed as well. */
function refundedOf(charge: Answer): Cents {
  return charge
    .list('refunds')
    .filter((refund) => refund.optionalText('status') === 'DONE')
    .reduce((sum, refund) => sum + refund.amount('value'), 0)
}

/** The code by which a boleto was paid. `pixTransaction` names the Pix, and is null after a payment by bar code. */
function paidBy(charge: Answer): BoletoCode | undefined {
  if (!isBoleto(charge)) return undefined
  const pix = charge.optionalText('pixTransaction', 'pixTransaction.endToEndIdentifier')
  return pix === undefined ? 'BILLET' : 'PIX'
}

function isBoleto(charge: Answer): boolean {
  return charge.optionalText('billingType') === 'BOLETO'
}

function statusWord(charge: Answer): string {
  return charge.isTrue('deleted') ? 'DELETED' : charge.text('status')
}

/**
 * The unassigned rest stays with the account itself. A fixed share of a sale in instalments is sent as a total, because
 * Asaas takes `fixedValue` from every instalment again.
 */
function splitRules({ splits, installments }: CreateTransaction, api: AsaasApi) {
  const fixedShare = installments > 1 ? 'totalFixedValue' : 'fixedValue'
  const rules = splits
    .filter(({ recipientId }) => recipientId !== '')
    .map(({ recipientId, amount, type }) => ({
      walletId: recipientId,
      ...(type === 'PERCENTAGE' ? { percentualValue: amount } : { [fixedShare]: api.amount(amount) }),
    }))
  return rules.length > 0 ? rules : undefined
}
