import { cardDigits } from '@balcao/domain/cards/card'
import type { Answer } from '#adapter/answer.ts'
import { declineReasonOfCode } from '#adapter/decline-reason.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { isSealedCard } from '#adapter/open-card.ts'
import { badResponse, ProviderFailed } from '#adapter/provider-failed.ts'
import type { CreateTransaction, TokenizeCard } from '#inputs.ts'
import type { CardToken } from '#results.ts'
import { createInvoice } from './invoice.ts'
import { chargingAccount, type IuguApi, inTheNameOf } from './iugu-api.ts'

/**
 * The invoice is created first, which charges no card: splits need it, and its id is known before any money
 * is requested, so a charge with a lost answer can be found.
 */
export async function chargeByCard(input: CreateTransaction, api: IuguApi): Promise<TransactionReading> {
  const { cardId, installments, receiverToken } = input
  const token =
    cardId && !isSealedCard(cardId)
      ? cardId
      : await createPaymentToken(cardId, api, chargingAccount(input, api))
  const invoice = await createInvoice(input, api, { preparation: true })
  if (invoice.amount !== input.amount) throw badResponse('The invoice has another amount than the one asked')

  const charge = {
    invoice_id: api.made(invoice.transactionId),
    token,
    months: installments > 1 ? installments : undefined,
  }
  const answer = await api.post('/charge', charge, {
    headers: { 'idempotency-key': api.idempotencyKey() },
    ...inTheNameOf(receiverToken),
  })
  return { ...invoice, ...readCharge(answer) }
}

export async function tokenizeIuguCard({ sealedCard }: TokenizeCard, api: IuguApi): Promise<CardToken> {
  return { token: await createPaymentToken(sealedCard, api, api.credentials.publicKey) }
}

/**
 * A refused card is no HTTP error. Older answers have only the flag and no status; without either, it is no refusal.
 */
function readCharge(answer: Answer) {
  const succeeded = answer.isTrue('success')
  const flag = succeeded ? 'captured' : answer.isFalse('success') ? 'unauthorized' : undefined
  const rawStatus = answer.optionalText('status') ?? flag
  if (rawStatus === undefined) throw badResponse('The charge says neither yes nor no')
  return {
    rawStatus,
    declineReason: succeeded ? undefined : declineReasonOfCode(answer.optionalText('LR')),
  }
}

/** The only call without a token: the account is named in the body. */
async function createPaymentToken(
  sealedCard: string | undefined,
  api: IuguApi,
  accountId: string,
): Promise<string> {
  const { number, holderName, expMonth, expYear, cvv } = await api.openCard(sealedCard)
  const [firstName, ...lastNames] = holderName.trim().split(/\s+/)
  const token = {
    account_id: accountId,
    method: 'credit_card',
    data: {
      number: cardDigits(number),
      verification_value: cvv,
      first_name: firstName,
      last_name: lastNames.join(' '),
      month: String(expMonth).padStart(2, '0'),
      year: String(expYear),
    },
  }
  try {
    return (await api.post('/payment_token', token, { auth: {}, preparation: true })).identifier('id')
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    throw new ProviderFailed({ ...error.failure, message: 'Erro salvando cartão' })
  }
}
