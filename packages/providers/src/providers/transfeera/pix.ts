import { createHash } from 'node:crypto'
import type { Cents } from '@balcao/domain/money/money'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { path } from '#adapter/path.ts'
import { badResponse, invalidRequest, missingCredential } from '#adapter/provider-failed.ts'
import { secondsToPay } from '#adapter/seconds-to-pay.ts'
import { whenFound } from '#adapter/when-found.ts'
import type { CreateTransaction, GetTransaction, Refund } from '#inputs.ts'
import type { RefundResult } from '#results.ts'
import type { TransfeeraApi } from './transfeera-api.ts'

const lifetimeSeconds = secondsOfADay

export async function chargeByPix(input: CreateTransaction, api: TransfeeraApi): Promise<TransactionReading> {
  const pixKey = input.pixKey ?? api.credentials.pixKey
  if (!pixKey) throw missingCredential('Receiving Pix key is required')
  const seconds = secondsToPay(input, lifetimeSeconds)
  const answer = await api.post('/pix/qrcode/collection/immediate', {
    pix_key: pixKey,
    original_value: api.amount(input.amount),
    txid: txidOf(input.orderId),
    integration_id: input.orderId,
    expiration: seconds,
    payer_question: input.description,
    payer: { name: input.customer.name, document: onlyDocumentCharacters(input.customer.document) },
  })
  return { ...readQrCode(answer), expiresAt: api.later(seconds) }
}

export function readQrCode(code: Answer): TransactionReading {
  return {
    transactionId: code.identifier('txid'),
    rawStatus: code.text('status'),
    amount: code.optionalAmount('original_value'),
    paidAmount: receiptsOf(code).reduce((sum, receipt) => sum + (receipt.optionalAmount('value') ?? 0), 0),
    orderId: code.optionalText('integration_id'),
    endToEndId: code.optionalText('pix_received.end2end_id', 'pix_received.0.end2end_id'),
    pixCode: code.optionalText('emv_payload'),
    pixQrCode: code.optionalImage('image_base64'),
  }
}

/** Callers have seen a single receipt and a list of them. */
function receiptsOf(code: Answer): Answer[] {
  const list = code.list('pix_received')
  return list.length > 0 ? list : [code.at('pix_received')]
}

/**
 * The code keeps the status CONCLUIDA: only the refunds under the receipt show whether its money was returned.
 */
export async function readPix(transactionId: string, api: TransfeeraApi): Promise<TransactionReading> {
  const paid = readQrCode(await api.get(path`/pix/qrcode/${transactionId}`))
  if (paid.rawStatus !== 'CONCLUIDA' || !paid.endToEndId || !paid.amount) return paid
  const refundedAmount = await returnedUnder(paid.endToEndId, api)
  const isWhole = refundedAmount >= (paid.paidAmount || paid.amount)
  return { ...paid, refundedAmount, rawStatus: isWhole ? 'refunded' : paid.rawStatus }
}

/**
 * Total refunded of one receipt. Failed, pending and cancelled refunds are listed as well, and do not count.
 */
export async function returnedUnder(endToEndId: string, api: TransfeeraApi): Promise<Cents> {
  const refunds = await whenFound(api.get(path`/pix/cashin/${endToEndId}/refund`))
  return [...(refunds?.list('entries') ?? []), ...(refunds?.list('') ?? [])]
    .filter((refund) => !refund.optionalText('error_code'))
    .filter((refund) => (refund.optionalText('type') ?? 'DEPOSIT_REFUND') === 'DEPOSIT_REFUND')
    .reduce((sum, refund) => sum + (refund.optionalAmount('value') ?? 0), 0)
}

/**
 * By the id given at creation. Charges of the other methods cannot be looked up, so for them an absence is not proven.
 */
export async function findPix(
  { orderId, paymentMethod }: GetTransaction & { orderId: string },
  api: TransfeeraApi,
): Promise<TransactionReading | undefined> {
  if (paymentMethod !== 'PIX') throw badResponse('Only a Pix can be looked up by our own reference')
  const code = await whenFound(api.get(path`/pix/qrcode/${txidOf(orderId)}`))
  return code && readQrCode(code)
}

/**
 * The Central Bank takes 26 to 35 letters and digits. A shorter or longer id is hashed, so that no two sales
 * share one.
 */
function txidOf(orderId: string): string {
  const plain = orderId.replace(/[^a-zA-Z0-9]/g, '')
  return /^.{26,35}$/.test(plain) ? plain : createHash('sha256').update(orderId).digest('hex').slice(0, 32)
}

/** A refund is made by the receipt, not by the code that was paid. */
export async function refundPix(
  { transactionId, amount, endToEndId }: Refund,
  api: TransfeeraApi,
): Promise<RefundResult> {
  const paid =
    amount && endToEndId ? undefined : readQrCode(await api.get(path`/pix/qrcode/${transactionId}`))
  const received = endToEndId ?? paid?.endToEndId
  const value = amount ?? paid?.amount
  if (!received || !value) throw invalidRequest('Only a Pix that was received can be refunded.')
  const answer = await api.post(path`/pix/cashin/${received}/refund`, {
    value: api.amount(value),
    integration_id: api.idempotencyKey(),
  })
  const isRefused = answer.optionalText('status') === 'NAO_REALIZADO' || !!answer.optionalText('error_code')
  // Unless the refund was refused at once, a webhook reports its arrival.
  return {
    refundId: answer.identifier('id'),
    success: !isRefused,
    certainty: isRefused ? 'KNOWN' : 'UNCONFIRMED',
  }
}
