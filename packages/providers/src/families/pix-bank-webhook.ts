import type { Cents } from '@balcao/domain/money/money'
import type { Answer } from '#adapter/answer.ts'
import { ProviderFailed } from '#adapter/provider-failed.ts'
import {
  type EventReading,
  type Ignored,
  ignored,
  type Notification,
  type WebhookDefinition,
} from '#adapter/webhook.ts'
import { bodyOf, tokenHeader, type WebhookCheck } from '#adapter/webhook-checks.ts'

/** Treatment of events that are neither a receipt nor a refund. */
export type OtherEvents = 'ignored' | 'pending'

type Token = { readonly webhookToken?: string | undefined }

const payoutEvents = ['TRANSFER', 'CASHOUT']

/**
 * The accounts host reports in an envelope with a type; the standard reports only a list of receipts, and callers have
 * also seen a single receipt, under `pix` or bare. The secret of the portal is in a header of the envelopes; the
 * standard has none, so its receipts are unproven.
 */
export function pixBankWebhook(otherEvents: OtherEvents): WebhookDefinition<Token> {
  return {
    check: secretOfThePortal,
    read: (notification) => readNotification(notification, otherEvents),
    statuses: {
      PENDING: otherEvents === 'pending' ? ['RECEIVE', ...payoutEvents] : ['RECEIVE'],
      APPROVED: ['RECEIVE LIQUIDATED'],
      CHARGEBACK: ['REFUND'],
      ...(otherEvents === 'pending' && { otherwise: 'PENDING' }),
    },
  }
}

/**
 * Totals received and refunded by these receipts. A charge stays CONCLUIDA when its money is refunded; only
 * the returns show it.
 */
export function readMoney(receipts: readonly Answer[]) {
  const paidAmount = sumOf(receipts)
  const returns = receipts.flatMap(returnsOf)
  const refundedAmount = sumOf(returns.filter((entry) => entry.optionalText('status') === 'DEVOLVIDO'))
  return {
    paidAmount,
    refundedAmount,
    isReturned: refundedAmount > 0 && paidAmount > 0 && refundedAmount >= paidAmount,
  }
}

/** A list by the standard; callers have also seen a single return instead. */
function returnsOf(pix: Answer): Answer[] {
  const list = pix.list('devolucoes')
  if (list.length > 0) return list
  const single = pix.at('devolucoes')
  return single.optionalAmount('valor') === undefined ? [] : [single]
}

function sumOf(entries: readonly Answer[]): Cents {
  return entries.reduce((sum, entry) => sum + (entry.optionalAmount('valor') ?? 0), 0)
}

const header = 'x-webhook-secret'
const secretHeader = tokenHeader(header, 'webhookToken')

const secretOfThePortal: WebhookCheck<Token> = {
  verification: 'token',
  check: (request, credentials) => {
    const isOfTheStandard = request.headers[header] === undefined && receiptsOf(bodyOf(request)).length > 0
    return isOfTheStandard ? 'unconfigured' : secretHeader.check(request, credentials)
  },
}

function receiptsOf(body: Answer): Answer[] {
  const list = body.list('pix')
  if (list.length > 0) return list
  return [body.at('pix'), body].filter(
    (entry) => entry.optionalText('txid') && entry.optionalText('endToEndId') && !entry.optionalText('type'),
  )
}

function readNotification(
  { body }: Notification,
  otherEvents: OtherEvents,
): Ignored | EventReading | EventReading[] {
  const receipts = receiptsOf(body)
  if (receipts.length > 0) return receipts.filter((pix) => pix.optionalText('txid')).flatMap(readReceipt)

  const type = body.text('type').toUpperCase()
  const status = body.optionalText('data.status')?.toUpperCase()
  if (otherEvents === 'ignored' && type !== 'RECEIVE' && type !== 'REFUND') {
    return ignored(`Events of type ${type} are not about charges`)
  }
  if (type === 'CANCELED' || status === 'CANCELED') return ignored('A cancelled movement changes nothing')
  return {
    transactionId: body.identifier('data.txId', 'data.txid'),
    rawStatus: type === 'RECEIVE' && status === 'LIQUIDATED' ? 'RECEIVE LIQUIDATED' : type,
    amount: body.optionalAmount('data.payment.amount'),
    endToEndId: body.optionalText('data.endToEndId'),
  }
}

/** An unreadable receipt is skipped, so that the others in the list still count. */
function readReceipt(pix: Answer): EventReading[] {
  try {
    const { isReturned, refundedAmount } = readMoney([pix])
    const reading = {
      transactionId: pix.identifier('txid'),
      rawStatus: isReturned ? 'REFUND' : 'RECEIVE LIQUIDATED',
      amount: pix.optionalAmount('valor'),
      refundedAmount,
      endToEndId: pix.optionalText('endToEndId'),
    }
    return [reading]
  } catch (error) {
    if (error instanceof ProviderFailed) return []
    throw error
  }
}
