import { createHmac } from 'node:crypto'
import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { Answer } from '#adapter/answer.ts'
import { headerAuth } from '#adapter/authentication.ts'
import { compactKey } from '#adapter/compact-key.ts'
import { defineCredentials, secretField } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { TransactionReading, WithdrawReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { isTimely } from '#adapter/is-timely.ts'
import { itemsThatAddUp } from '#adapter/items-that-add-up.ts'
import { path } from '#adapter/path.ts'
import type { ProviderApi } from '#adapter/provider-api.ts'
import { invalidRequest } from '#adapter/provider-failed.ts'
import { ignored } from '#adapter/webhook.ts'
import { sameSecret, type WebhookCheck } from '#adapter/webhook-checks.ts'
import { documentBlock, pixKeyTypeNames } from '#families/gateway-transaction.ts'
import type { CreateTransaction } from '#inputs.ts'

const waiting = ['pending', 'processing']

/**
 * Facts: a dozen public callers of api.podpay.app (2025 and 2026), one of which retells the vendor's description:
 * hosts, key, envelope, charge, reads, payout, words and events. Refunds were seen there only, without a body, so only
 * whole refunds are made. Cards and boletos are named there, but no answer to them was seen, so they are not offered.
 * Quirks: a failed charge answers as a success, and a pending charge may lack its code until it is read again. Words
 * are in lower case in answers and in capitals in webhooks. Payouts have no reference of ours, and cannot be searched
 * by it. Callers disagree on the signed text: the body alone, or a time, a blank and the body. Both count, since both
 * need the secret; a signed time must be the time of the call. Two callers say that signatures do not exist yet: the
 * secret stays blank until the account has one.
 * Choices: `pre_chargeback`, a dispute that is still open, is a CHARGEBACK, like `in_protest` and the other words for a
 * chargeback in the specification: money that is being taken back must not be paid out meanwhile. `blocked` is a failed
 * charge, as in every caller with this word.
 * Assumed: a charge is valid for a day, `externalId`, which one caller sends, is stored and returned, and a refund
 * answers with the transaction.
 */
export const appGeneration = defineProvider({
  name: 'PODPAY',
  title: 'PodPay',
  family: 'own',
  evidence: 'observed',
  source: "Public callers of the one-key API, one of which retells the vendor's description, seen in 2026.",

  credentials: defineCredentials(
    {
      secretKey: secretField({ PT_BR: 'Chave da API', EN_US: 'API key' }),
      webhookSecret: secretField({ PT_BR: 'Segredo do webhook', EN_US: 'Webhook secret' }).optional(),
    },
    { joined: { secretKey: ['webhookSecret'] } },
  ),
  environments: {
    production: 'https://api.podpay.app/v1',
    sandbox: 'https://sandbox.podpay.app/v1',
  },
  auth: headerAuth(({ secretKey }) => ({ 'x-api-key': secretKey })),
  amounts: 'cents',

  operations: {
    createTransaction: {
      PIX: async (input, api) => {
        const reading = await charge(input, api)
        return { ...reading, expiresAt: reading.expiresAt ?? api.later(secondsOfADay) }
      },
    },
    getTransaction: async ({ transactionId }, api) => read(transactionId, api),
    refund: async ({ transactionId, amount }, api) => {
      if (amount) throw invalidRequest('amount: PodPay gives back a transaction as a whole')
      const refundPath = path`/transactions/${transactionId}/refund`
      const answer = await api.post(refundPath, undefined, { headers: idempotent(api) })
      const isDone = answer.optionalText('data.status')?.toLowerCase() === 'refunded'
      return {
        refundId: answer.identifier('data.id'),
        success: true,
        certainty: isDone ? 'KNOWN' : 'UNCONFIRMED',
      }
    },
    withdraw: {
      PIX: async ({ amount, pixKey: key, pixType: type }, api) => {
        const withdrawal = {
          method: 'fiat',
          amount: api.amount(amount),
          // The payee gets the whole amount, and PodPay takes its fee from the platform's balance.
          netPayout: true,
          pixKey: normalizePixKey({ key, type }),
          pixKeyType: pixKeyTypeNames[type],
        }
        return readWithdrawal(await api.post('/withdrawals', withdrawal, { headers: idempotent(api) }))
      },
    },
    getWithdraw: async ({ withdrawId }, api) =>
      readWithdrawal(await api.get(path`/withdrawals/${withdrawId}`)),
  },

  statuses: {
    transaction: {
      PENDING: waiting,
      APPROVED: ['paid', 'completed'],
      REFUNDED: ['refunded'],
      CHARGEBACK: ['chargeback', 'pre_chargeback'],
      REJECTED: ['failed', 'blocked', 'canceled', 'cancelled'],
    },
    withdraw: {
      PENDING: ['pending', 'pending_approval', 'processing'],
      APPROVED: ['completed'],
      CANCELED: ['canceled', 'cancelled'],
      REJECTED: ['failed'],
    },
  },
  webhook: {
    check: eitherSignature(),
    read: ({ body }) => {
      const event = body.text('event')
      const [subject, word] = event.split('.')
      if (subject !== 'transaction') return ignored(`The event ${event} is not about a transaction`)
      return {
        transactionId: body.identifier('data.id'),
        rawStatus: body.optionalText('data.status') ?? word ?? event,
        amount: body.optionalAmount('data.amount'),
        orderId: body.optionalText('data.externalId'),
        eventId: body.optionalText('eventId'),
      }
    },
  },
  errors: { message: ['error.message', 'message'], refusedWhen: (answer) => answer.isFalse('success') },
})

async function charge<C>(input: CreateTransaction, api: ProviderApi<C>): Promise<TransactionReading> {
  const { name, email, phone, document } = input.customer
  const sale = {
    paymentMethod: 'pix',
    amount: api.amount(input.amount),
    customer: {
      name,
      email,
      phone: nationalPhoneDigits(phone) ?? phone.replace(/\D/g, ''),
      document: documentBlock(document),
    },
    items: itemsThatAddUp(input).map(({ title, unitPrice, quantity, tangible }) => ({
      title,
      unitPrice: api.amount(unitPrice),
      quantity,
      tangible,
    })),
    postbackUrl: input.webhookUrl,
    externalId: input.orderId,
  }
  const answer = await api.post('/transactions', sale, { headers: idempotent(api) })
  const made = readTransaction(answer.at('data'))
  const lacksItsCode = made.pixCode === undefined && waiting.includes(made.rawStatus.toLowerCase())
  return lacksItsCode ? read(api.made(made.transactionId), api) : made
}

async function read<C>(transactionId: string, api: ProviderApi<C>): Promise<TransactionReading> {
  return readTransaction((await api.get(path`/transactions/${transactionId}`)).at('data'))
}

/**
 * According to one caller the key must be a UUID or eight to 64 letters and digits; our own keys are not always.
 */
const longestKey = 64

function idempotent<C>(api: ProviderApi<C>) {
  return { 'x-idempotency-key': compactKey(api.idempotencyKey(), longestKey) }
}

function readTransaction(transaction: Answer): TransactionReading {
  return {
    transactionId: transaction.identifier('id'),
    rawStatus: transaction.text('status'),
    amount: transaction.optionalAmount('amount'),
    currency: transaction.optionalText('currency'),
    orderId: transaction.optionalText('externalId'),
    pixCode: transaction.optionalText('pixQrCode'),
    pixQrCode: transaction.optionalImage('pixQrCodeImage'),
    expiresAt: transaction.optionalDate('expiresAt'),
  }
}

function readWithdrawal(answer: Answer): WithdrawReading {
  return {
    withdrawId: answer.identifier('data.id'),
    rawStatus: answer.text('data.status'),
    amount: answer.optionalAmount('data.netAmount', 'data.amount'),
    approvedAt: answer.optionalDate('data.completedAt'),
  }
}

/** Only a time may precede the body, so that no part of a signed body can count as the time. */
const time = /^[\d:.TZ+-]+$/

function eitherSignature(): WebhookCheck<{ readonly webhookSecret?: string | undefined }> {
  return {
    verification: 'signature',
    check: ({ headers, rawBody, receivedAt }, { webhookSecret }) => {
      if (webhookSecret === undefined) return 'unconfigured'
      const given = (headers['x-podpay-signature'] ?? '')
        .trim()
        .toLowerCase()
        .replace(/^sha256=/, '')
      const sentAt = headers['x-webhook-timestamp']?.trim() ?? ''
      const isSigned = (prefix: string) =>
        sameSecret(given, createHmac('sha256', webhookSecret).update(prefix).update(rawBody).digest('hex'))
      if (isSigned('')) return 'passed'
      if (!time.test(sentAt) || !isSigned(`${sentAt} `)) return 'failed'
      return isTimely(sentAt, receivedAt) ? 'passed' : 'stale'
    },
  }
}
