import type { Cents } from '@balcao/domain/money/money'
import { decodeBrCode } from '@balcao/domain/payments/br-code'
import { type Currency, currencies, type PaymentMethod } from '@balcao/domain/vocabulary'
import type { CreateReceiver, CreateTransaction, GetReceiver, Withdraw } from '#inputs.ts'
import type { PixAuthorization, PixDebit, Receiver, TransactionResult, WithdrawResult } from '#results.ts'
import type {
  PixAuthorizationReading,
  PixDebitReading,
  ProviderDefinition,
  ReceiverReading,
  TransactionReading,
  WithdrawReading,
} from './definition.ts'
import { ProviderFailed } from './provider-failed.ts'
import { readStatus } from './status-table.ts'
import { withoutUndefined } from './without-undefined.ts'

/** Common processing of every provider's reading: the status tables, and the comparison with the request. */

export function createdTransaction<C>(
  reading: TransactionReading,
  asked: CreateTransaction,
  definition: ProviderDefinition<C>,
): TransactionResult {
  const { transactionId, amount = asked.amount, currency = asked.currency } = reading
  if (amount !== asked.amount) throw contradicts(transactionId, 'another amount than the one asked')
  if (currency.toUpperCase() !== asked.currency) throw contradicts(transactionId, 'another currency')

  const isDebit = asked.automaticPix?.kind === 'DEBIT'
  const result = { ...foundTransaction(reading, asked, definition), amount, currency: asked.currency }
  if (result.status === 'PENDING' && result.paymentMethod === 'PIX' && !result.pixCode && !isDebit) {
    throw contradicts(transactionId, 'no Pix code')
  }
  if (result.status === 'PENDING' && result.paymentMethod === 'BILLET' && !result.billetCode) {
    throw contradicts(transactionId, 'no digitable line')
  }
  return isTooEarly(result) ? { ...result, certainty: 'UNCONFIRMED' } : result
}

/**
 * A code created in the same call cannot be paid yet: the status word means "created", or belongs to another
 * sale.
 */
function isTooEarly({ paymentMethod, status }: TransactionResult): boolean {
  return paymentMethod !== 'CREDIT_CARD' && ['APPROVED', 'REFUNDED', 'CHARGEBACK'].includes(status)
}

export function foundTransaction<C>(
  {
    rawStatus,
    currency,
    billetUrl,
    challenge,
    pixCode,
    pixQrCode,
    paidBy,
    paidAmount,
    refundedAmount,
    ...fields
  }: TransactionReading,
  { paymentMethod, amount }: { paymentMethod: PaymentMethod; amount?: Cents },
  { statuses }: ProviderDefinition<C>,
): TransactionResult {
  const reading = readStatus(statuses.transaction, rawStatus)
  return {
    paymentMethod,
    ...withoutUndefined({
      ...fields,
      paidAmount: paidAmount || undefined,
      refundedAmount: refundedAmount || undefined,
      currency: currency === undefined ? undefined : knownCurrency(currency, fields.transactionId),
      billetUrl: billetUrl && isPage(billetUrl) ? billetUrl : undefined,
      challenge: reading.status === 'PENDING' && challenge && isPage(challenge.url) ? challenge : undefined,
      ...(paymentMethod === 'BILLET'
        ? { pixCode: pixCodeOfBoleto(pixCode, fields.amount ?? amount) }
        : { pixCode, pixQrCode }),
      paidBy: reading.status === 'APPROVED' ? paidBy : undefined,
    }),
    transactionId: fields.transactionId,
    ...reading,
  }
}

export function createdWithdraw<C>(
  reading: WithdrawReading,
  asked: Withdraw,
  definition: ProviderDefinition<C>,
): WithdrawResult {
  const { withdrawId, amount = asked.amount } = reading
  if (amount !== asked.amount) throw contradicts(withdrawId, 'another amount than the one asked')
  return { ...foundWithdraw(reading, asked, definition), amount }
}

export function foundWithdraw<C>(
  { rawStatus, presumedStatus, ...fields }: WithdrawReading,
  _asked: unknown,
  { statuses }: ProviderDefinition<C>,
): WithdrawResult {
  return {
    ...withoutUndefined(fields),
    withdrawId: fields.withdrawId,
    ...readStatus(statuses.withdraw ?? {}, rawStatus),
    ...(presumedStatus && { status: presumedStatus, mapped: true, certainty: 'UNCONFIRMED' as const }),
  }
}

export function foundReceiver<C>(
  { rawStatus, ...fields }: ReceiverReading,
  { name, document, documentType, email }: CreateReceiver | GetReceiver,
  { name: receiverProvider, statuses }: ProviderDefinition<C>,
): Receiver {
  return {
    receiverProvider,
    ...withoutUndefined({ name, document, documentType, email }),
    ...withoutUndefined(fields),
    receiverId: fields.receiverId,
    ...readStatus(statuses.receiver ?? {}, rawStatus),
  }
}

/** An unknown status word changes nothing: the authorisation keeps its state. */
export function foundAuthorization<C>(
  { rawStatus, ...fields }: PixAuthorizationReading,
  _asked: unknown,
  { statuses }: ProviderDefinition<C>,
): PixAuthorization {
  return {
    ...withoutUndefined(fields),
    authorizationId: fields.authorizationId,
    ...readStatus({ ...statuses.authorization, otherwise: 'ASKED' }, rawStatus),
  }
}

/** An unknown status word counts as pending: a debit counted as failed is tried again, which might charge twice. */
export function foundDebit<C>(
  { rawStatus, ...fields }: PixDebitReading,
  _asked: unknown,
  { statuses }: ProviderDefinition<C>,
): PixDebit {
  return {
    ...withoutUndefined(fields),
    ...readStatus({ ...statuses.debit, otherwise: 'WAITING' }, rawStatus),
  }
}

/** An unknown currency is an error: without a currency, a payment in pesos would count as a payment in reais. */
function knownCurrency(told: string, transactionId: string): Currency {
  const known = currencies.find((currency) => currency === told.toUpperCase())
  if (!known) throw contradicts(transactionId, 'another currency')
  return known
}

/**
 * A boleto is complete without a Pix code, so a code that cannot be read, or is about another amount, is left out. Some
 * providers have a field of this name for a picture of the bar code.
 */
function pixCodeOfBoleto(pixCode: string | undefined, amount: Cents | undefined): string | undefined {
  const code = decodeBrCode(pixCode ?? '')
  if (!code.valid || code.kind === 'recurrence') return undefined
  const isAboutAnother = amount !== undefined && code.amountCents !== null && code.amountCents !== amount
  return isAboutAnother ? undefined : pixCode
}

/** Whether an address is a web page, since the buyer opens it. */
function isPage(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '')
}

function contradicts(reference: string, what: string): ProviderFailed {
  return new ProviderFailed({
    kind: 'bad_response',
    message: `The provider answered with ${what}`,
    reference,
  })
}
