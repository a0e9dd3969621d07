import { createHash } from 'node:crypto'
import type { Cents } from '@balcao/domain/money/money'
import { randomDescriptor, statementDescriptor } from '@balcao/domain/payments/statement-descriptor'
import type { Answer } from '#adapter/answer.ts'
import { declineReasonOfCode } from '#adapter/decline-reason.ts'
import type { TransactionReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { itemsThatAddUp } from '#adapter/items-that-add-up.ts'
import { path } from '#adapter/path.ts'
import { secondsToPay } from '#adapter/seconds-to-pay.ts'
import type { CreateTransaction, Refund } from '#inputs.ts'
import type { RefundResult } from '#results.ts'
import { cardBlock } from './card.ts'
import { addressBlock, customerBlock } from './customer.ts'
import type { PagarmeApi } from './pagarme-api.ts'

const usualBilletDays = 5
/** Smallest price in cents: an item of zero is refused. */
const smallestPrice = 1

export async function chargeByOrder(input: CreateTransaction, api: PagarmeApi): Promise<TransactionReading> {
  const order = {
    code: input.orderId,
    closed: true,
    items: itemsThatAddUp(input, { smallestPrice }).map(({ id, title, unitPrice, quantity }) => ({
      amount: unitPrice,
      description: title,
      quantity,
      code: id,
    })),
    customer: { ...customerBlock(input.customer), address: addressBlock(input.address) },
    payments: [{ ...(await methodBlock(input, api)), split: splitRules(input.splits, api) }],
    ip: input.customerIp,
    // The session that the antifraud of Pagar.me watched in the buyer's browser, where a page runs its script.
    session_id: input.fingerPrints.find(({ provider }) => provider === 'pagarme')?.value,
  }
  const answer = await api.post('/orders', order, { headers: { 'idempotency-key': api.idempotencyKey() } })
  api.made(answer.identifier('id'))
  return readOrder(answer)
}

export function readOrder(order: Answer): TransactionReading {
  const charge = order.at('charges.0')
  const transaction = charge.at('last_transaction')
  const rawStatus = statusWord(charge.optionalText('status') ?? order.text('status'), charge)
  return {
    transactionId: order.identifier('id'),
    rawStatus,
    amount: order.optionalAmount('amount'),
    paidAmount: charge.optionalAmount('paid_amount'),
    refundedAmount: refundedOf(charge, rawStatus),
    currency: order.optionalText('currency'),
    orderId: order.optionalText('code'),
    endToEndId: transaction.optionalText('end_to_end_id'),
    declineReason:
      rawStatus === 'failed'
        ? declineReasonOfCode(transaction.optionalText('acquirer_return_code'))
        : undefined,
    // A boleto may carry its own Pix code as well.
    pixCode: transaction.optionalText('qr_code'),
    expiresAt: transaction.optionalDate('expires_at', 'due_at'),
    billetCode: transaction.optionalText('line'),
    billetUrl: transaction.optionalText('pdf', 'url'),
  }
}

/** A charge cancelled before payment also has a cancelled amount, and refunded nothing. */
export function refundedOf(charge: Answer, rawStatus: string): Cents | undefined {
  return rawStatus === 'canceled unpaid' ? undefined : charge.optionalAmount('canceled_amount')
}

/** A charge is "canceled" both when its money was refunded and when it was given up unpaid. */
export function statusWord(status: string, charge: Answer): string {
  const wasPaid =
    (charge.optionalAmount('paid_amount') ?? 0) > 0 ||
    charge.optionalText('paid_at') !== undefined ||
    charge.optionalText('last_transaction.status') === 'refunded'
  return status === 'canceled' && !wasPaid ? 'canceled unpaid' : status
}

export async function refundOrder({ transactionId, amount }: Refund, api: PagarmeApi): Promise<RefundResult> {
  const order = await api.get(path`/orders/${transactionId}`)
  const chargeId = order.at('charges.0').identifier('id')
  const charge = await api.delete(path`/charges/${chargeId}`, {
    body: { amount: amount && api.amount(amount) },
    headers: { 'idempotency-key': api.idempotencyKey() },
  })
  const word = charge.optionalText('last_transaction.status', 'status') ?? ''
  const isRefused = refusedRefunds.includes(word)
  return {
    refundId: charge.identifier('last_transaction.id', 'id'),
    success: !isRefused,
    certainty: isRefused || finishedRefunds.includes(word) ? 'KNOWN' : 'UNCONFIRMED',
  }
}

const finishedRefunds = ['refunded', 'partial_refunded', 'voided', 'partial_void', 'canceled']
const refusedRefunds = ['error_on_refunding', 'error_on_voiding', 'with_error', 'failed']

async function methodBlock(input: CreateTransaction, api: PagarmeApi) {
  switch (input.paymentMethod) {
    case 'PIX':
      return { payment_method: 'pix', pix: { expires_in: secondsToPay(input, secondsOfADay) } }
    case 'BILLET':
      return {
        payment_method: 'boleto',
        boleto: {
          due_at: `${api.day(input.billetDays ?? usualBilletDays)}T23:59:59-03:00`,
          billing_address: addressBlock(input.address),
        },
      }
    case 'CREDIT_CARD':
      return {
        payment_method: 'credit_card',
        credit_card: {
          installments: input.installments,
          operation_type: 'auth_and_capture',
          statement_descriptor:
            statementDescriptor(input.softDescriptor ?? input.description ?? '') || madeUpDescriptor(api),
          ...(await cardBlock(input, api)),
        },
      }
  }
}

/** For a sale without a printable name. Derived from the idempotency key, so that a retry sends the same. */
function madeUpDescriptor(api: PagarmeApi): string {
  const drawn = createHash('sha256').update(api.idempotencyKey()).digest().values()
  return randomDescriptor(() => (drawn.next().value ?? 0) / 256)
}

/**
 * The platform takes its share as its own recipient. Without one the shares would not add up to the whole, which is
 * refused, so nothing is divided.
 */
function splitRules(splits: CreateTransaction['splits'], { platform }: PagarmeApi) {
  const named = splits.map((split) => ({
    ...split,
    recipientId: split.recipientId || platform?.defaultReceiverId,
  }))
  if (named.some(({ recipientId }) => recipientId === undefined)) return undefined
  const rules = named.map(({ recipientId, amount, type, liable, chargeProcessingFee, chargeRemainder }) => ({
    recipient_id: recipientId,
    amount,
    type: type === 'PERCENTAGE' ? 'percentage' : 'flat',
    options: {
      liable,
      charge_processing_fee: chargeProcessingFee,
      charge_remainder_fee: chargeRemainder,
    },
  }))
  return rules.length > 0 ? rules : undefined
}
