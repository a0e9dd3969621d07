import type { Answer } from '../adapter/answer.ts'
import { ProviderFailed } from '../adapter/provider-failed.ts'
import {
  type EventReading,
  type Ignored,
  ignored,
  type Notification,
  type WebhookDefinition,
} from '../adapter/webhook.ts'
import { bodyOf, tokenHeader, type WebhookCheck } from '../adapter/webhook-checks.ts'

/** What becomes of events that are neither a receipt nor a refund. */
export type OtherEvents = 'ignored' | 'pending'

type Token = { readonly webhookToken?: string | undefined }

const payoutEvents = ['TRANSFER', 'CASHOUT']

/**
 * The accounts host reports in an envelope with a type; the standard reports a list of receipts and nothing else. The
 * secret of our portal is in a header of the envelopes; the standard knows none, and its lists are unproven.
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

/** The charge stays CONCLUIDA when its money goes back; only the list of returns tells. */
export function isReturned(pix: Answer): boolean {
  const returned = pix
    .list('devolucoes')
    .filter((entry) => entry.optionalText('status') === 'DEVOLVIDO')
    .reduce((total, entry) => total + entry.amount('valor'), 0)
  return returned > 0 && returned >= pix.amount('valor')
}

const header = 'x-webhook-secret'
const secretHeader = tokenHeader(header, 'webhookToken')

const secretOfThePortal: WebhookCheck<Token> = {
  verification: 'token',
  check: (request, credentials) => {
    const isOfTheStandard = request.headers[header] === undefined && bodyOf(request).list('pix').length > 0
    return isOfTheStandard ? 'unconfigured' : secretHeader.check(request, credentials)
  },
}

function readNotification(
  { body }: Notification,
  otherEvents: OtherEvents,
): Ignored | EventReading | EventReading[] {
  const receipts = body.list('pix')
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

/** One that makes no sense is left out: the others in the list are no worse for it. */
function readReceipt(pix: Answer): EventReading[] {
  try {
    const reading = {
      transactionId: pix.identifier('txid'),
      rawStatus: isReturned(pix) ? 'REFUND' : 'RECEIVE LIQUIDATED',
      amount: pix.optionalAmount('valor'),
      endToEndId: pix.optionalText('endToEndId'),
    }
    return [reading]
  } catch (error) {
    if (error instanceof ProviderFailed) return []
    throw error
  }
}
