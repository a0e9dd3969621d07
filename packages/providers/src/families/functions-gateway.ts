import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { Answer } from '#adapter/answer.ts'
import { type Auth, basicAuth } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretKey } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { FamilyMember, TransactionReading, WithdrawReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { itemsThatAddUp } from '#adapter/items-that-add-up.ts'
import { path } from '#adapter/path.ts'
import type { ProviderApi } from '#adapter/provider-api.ts'
import { ProviderFailed } from '#adapter/provider-failed.ts'
import { type EventReading, type Ignored, ignored, type Notification } from '#adapter/webhook.ts'
import type { Provider } from '#contract.ts'
import type { CreateTransaction, PixWithdraw } from '#inputs.ts'
import { gatewayCalls } from './gateway-calls.ts'
import {
  cardBlock,
  daysToPay,
  documentBlock,
  pixKeyTypeNames,
  readGatewayTransaction,
} from './gateway-transaction.ts'

type FunctionsGatewayMember = FamilyMember & {
  /** Place of the company's id besides the key, where a member requires it. */
  companyId?: 'password' | 'header'
}
type Keys = { secretKey: string; publicKey?: string | undefined }

/**
 * White-label gateways that live under /functions/v1: `/transactions` and `/withdrawals/cashout`, with
 * methods and document types in capitals.
 *
 * Facts: public clients of HunterPay, MediusPag, FairPayments and their siblings (2025). No refund was seen
 * there, so the specification's common call is used. Statuses as the specification says ("card-acquirer
 * style"). Quirks: the copy-and-paste text comes in one of three fields. An `approved` withdrawal is
 * accepted, not paid. A withdrawal cannot be read again, and a second order within ten seconds is refused
 * with 429, so a 429 proves nothing. Webhooks have no proof.
 */
export function functionsGateway({ companyId, ...member }: FunctionsGatewayMember): Provider {
  return defineProvider<Keys>({
    ...member,
    family: 'functions-gateway',

    credentials: companyId ? defineCredentials({ secretKey, publicKey }) : defineCredentials({ secretKey }),
    auth: authentications[companyId ?? 'none'],
    amounts: 'cents',
    takesTimeToPay: ['BILLET'],

    operations: {
      tokenizeCard: async ({ sealedCard }) => ({ token: sealedCard }),
      createTransaction: { PIX: charge, CREDIT_CARD: charge, BILLET: charge },
      getTransaction: async ({ transactionId }, api) =>
        readTransaction(await api.get(path`/transactions/${transactionId}`)),
      refund: gatewayCalls.transactions.refund,
      withdraw: {
        PIX: async (input, api) => {
          const order = {
            isPix: true,
            pixkeytype: pixKeyTypeNames[input.pixType],
            pixkey: pixKeyInDigits(input),
            requestedamount: api.amount(input.amount),
            description: input.description ?? input.withdrawReference,
            postbackUrl: input.webhookUrl,
          }
          const headers = { 'idempotency-key': api.idempotencyKey() }
          return readWithdrawal(await unlessRepeated(api.post('/withdrawals/cashout', order, { headers })))
        },
      },
    },

    statuses: {
      transaction: {
        PENDING: [
          'waiting_payment',
          'pending',
          'processing',
          'authorized',
          'partially_paid',
          // As the back-end spells it.
          'in_analisys',
        ],
        APPROVED: ['paid'],
        REFUNDED: ['refunded'],
        CHARGEBACK: ['chargedback', 'in_protest'],
        REJECTED: ['refused', 'canceled', 'cancelled', 'expired', 'failed'],
      },
      withdraw: {
        PENDING: ['pending', 'approved', 'processing'],
        APPROVED: ['done', 'done_manual', 'paid', 'completed'],
        CANCELED: ['cancelled'],
        REJECTED: ['failed', 'refused'],
      },
    },
    webhook: { read: readNotification },
  })
}

const publicKey = plainField({ PT_BR: 'ID da empresa', EN_US: 'Company ID' }).optional()
const longestName = 100
const longestDescription = 500

const withoutCompany = basicAuth<Keys>(({ secretKey }) => [secretKey, 'x'])
const authentications: Record<'password' | 'header' | 'none', Auth<Keys>> = {
  none: withoutCompany,
  password: basicAuth(({ secretKey, publicKey = 'x' }) => [secretKey, publicKey]),
  header: async (call) => {
    const { publicKey } = call.credentials
    return { ...(await withoutCompany(call)), ...(publicKey && { 'x-company-id': publicKey }) }
  },
}

async function charge(input: CreateTransaction, api: ProviderApi<Keys>): Promise<TransactionReading> {
  const { customer, address } = input
  const { number, type } = documentBlock(customer.document)
  const answer = await api.post('/transactions', {
    ...(await methodBlock(input, api)),
    amount: api.amount(input.amount),
    description: input.description?.slice(0, longestDescription),
    items: itemsThatAddUp(input).map(({ id, title, ...item }) => ({
      ...item,
      title: title.slice(0, longestName),
      externalRef: id,
    })),
    customer: {
      name: customer.name.slice(0, longestName),
      email: customer.email,
      phone: nationalPhoneDigits(customer.phone) ?? customer.phone,
      document: { number, type: type.toUpperCase() },
    },
    shipping: address && {
      address: {
        street: address.address,
        streetNumber: address.number,
        zipCode: address.zipCode.replace(/\D/g, ''),
        neighborhood: address.district,
        city: address.city,
        state: address.state,
        country: 'BR',
      },
    },
    postbackUrl: input.webhookUrl,
    externalRef: input.orderId,
    ip: input.customerIp,
  })
  const reading = readTransaction(answer)
  if (input.paymentMethod === 'CREDIT_CARD') return reading
  return { ...reading, expiresAt: reading.expiresAt ?? api.later(daysToPay(input) * secondsOfADay) }
}

async function methodBlock(input: CreateTransaction, api: ProviderApi<Keys>) {
  switch (input.paymentMethod) {
    case 'PIX':
      return { paymentMethod: 'PIX', pix: { expiresInDays: daysToPay(input) } }
    case 'BILLET':
      return { paymentMethod: 'BOLETO', boleto: { expiresInDays: daysToPay(input) } }
    case 'CREDIT_CARD':
      return {
        paymentMethod: 'CARD',
        installments: input.installments,
        card: cardBlock(await api.openCard(input.cardId)),
      }
  }
}

function readTransaction(answer: Answer): TransactionReading {
  return {
    ...readGatewayTransaction(answer),
    pixCode: answer.optionalText('pix.copyPaste', 'pix.emv', 'pix.qrcode'),
  }
}

/** Documents and phones are sent as digits only, without the country code. */
function pixKeyInDigits({ pixKey: key, pixType: type }: PixWithdraw): string {
  if (type === 'PHONE') return nationalPhoneDigits(key) ?? key.replace(/\D/g, '')
  return type === 'CPF' || type === 'CNPJ' ? onlyDocumentCharacters(key) : normalizePixKey({ key, type })
}

async function unlessRepeated(order: Promise<Answer>): Promise<Answer> {
  try {
    return await order
  } catch (error) {
    const isTurnedAway = error instanceof ProviderFailed && error.failure.kind === 'rate_limited'
    throw isTurnedAway ? new ProviderFailed({ ...error.failure, kind: 'unknown' }) : error
  }
}

function readWithdrawal(answer: Answer): WithdrawReading {
  return {
    withdrawId: answer.identifier('withdrawal.id'),
    rawStatus: answer.text('withdrawal.status'),
    amount: answer.optionalAmount('withdrawal.requested_amount'),
    endToEndId: answer.optionalText('withdrawal.pix.end_to_end_id'),
    approvedAt: answer.optionalDate('withdrawal.paid_at'),
  }
}

/** Not every member names the type; withdrawals are recognised by their fields. */
function readNotification({ body }: Notification): EventReading | Ignored {
  const type = body.optionalText('type', 'event') ?? 'transaction'
  if (!type.startsWith('transaction')) return ignored(`Events of type ${type} are not about transactions`)
  return {
    transactionId: body.identifier('data.id', 'objectId'),
    rawStatus: body.text('data.status'),
    amount: body.optionalAmount('data.amount'),
    orderId: body.optionalText('data.externalRef'),
    endToEndId: body.optionalText('data.pix.end2EndId'),
    eventId: body.optionalText('id'),
  }
}
