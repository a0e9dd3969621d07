import { createHash } from 'node:crypto'
import { normalizePixKey, type PixKeyType } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import { basic, bearerLogin } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretField, webhookToken } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { FamilyMember, TransactionReading, WithdrawReading } from '#adapter/definition.ts'
import { path } from '#adapter/path.ts'
import { ProviderFailed } from '#adapter/provider-failed.ts'
import { secondsToPay } from '#adapter/seconds-to-pay.ts'
import { ignored } from '#adapter/webhook.ts'
import { bodyOf, sameSecret, tokenHeader, type WebhookCheck } from '#adapter/webhook-checks.ts'
import { whenFound } from '#adapter/when-found.ts'
import type { Provider } from '#contract.ts'

/**
 * The contract that PrimePag and its later name Zendry share: `/v1/pix/qrcodes` and `/v1/pix/payments`, in cents.
 *
 * Facts: a full copy of the vendor's documentation and its pages on notifications (2024 to 2026).
 * Quirks: an unknown object answers 406. A payout waits for a person unless it is sent as authorised. A random key is
 * called `token`. There is no refund. The `md5` of a notification covers its ids and its amount but not its status, so
 * it proves as little as a token.
 */
export function qrcodeBank(member: FamilyMember): Provider {
  return defineProvider({
    ...member,
    family: 'qrcode-bank',

    credentials: defineCredentials(
      {
        publicKey: plainField({ PT_BR: 'Client ID', EN_US: 'Client ID' }),
        secretKey: secretField({ PT_BR: 'Client secret', EN_US: 'Client secret' }),
        webhookSecret: secretField({
          PT_BR: 'Chave secreta das notificações',
          EN_US: 'Secret key of notifications',
        }).optional(),
        webhookToken,
      },
      { joined: { secretKey: ['webhookSecret', 'webhookToken'] } },
    ),
    auth: bearerLogin({
      requests: [
        {
          path: '/auth/generate_token',
          body: () => ({ grant_type: 'client_credentials' }),
          headers: ({ publicKey, secretKey }) => ({ authorization: basic([publicKey, secretKey]) }),
        },
      ],
      token: ['access_token'],
      usualLifetimeSeconds: 1_800,
    }),
    amounts: 'cents',
    takesTimeToPay: ['PIX'],

    operations: {
      createTransaction: {
        PIX: async (input, api) => {
          const { amount, customer, orderId } = input
          const seconds = secondsToPay(input, qrcodeLifetimeSeconds)
          const answer = await api.post('/v1/pix/qrcodes', {
            value_cents: api.amount(amount),
            generator_name: customer.name.slice(0, longestName),
            generator_document: onlyDocumentCharacters(customer.document),
            expiration_time: seconds,
            external_reference: orderId,
          })
          return {
            orderId,
            ...readQrcode(answer.at('qrcode')),
            expiresAt: api.later(seconds),
          }
        },
      },
      getTransaction: async ({ transactionId }, api) => {
        const answer = await api.get(path`/v1/pix/qrcodes/${transactionId}`)
        return readQrcode(answer.at('qrcode'))
      },
      withdraw: {
        PIX: async ({ amount, pixKey, pixType, name, document, withdrawReference }, api) => {
          const order = {
            initiation_type: 'dict',
            idempotent_id: withdrawReference,
            value_cents: api.amount(amount),
            pix_key_type: pixKeyTypeNames[pixType],
            pix_key: normalizePixKey({ key: pixKey, type: pixType }),
            receiver_name: name?.slice(0, longestName),
            receiver_document: document && onlyDocumentCharacters(document),
            authorized: true,
          }
          const answer = await unlessRepeated(api.post('/v1/pix/payments', order))
          return readPayout(answer.at('payment'))
        },
      },
      getWithdraw: async ({ withdrawId }, api) => {
        const answer = await api.get(path`/v1/pix/payments/${withdrawId}`)
        return readPayout(answer.at('payment'))
      },
    },
    find: {
      withdraw: async ({ withdrawReference }, api) => {
        const lookUp = api.get(path`/v1/pix/payments/${withdrawReference}/idempotent_id`)
        const found = await whenFound(lookUp, 406)
        return found && readPayout(found.at('payment'))
      },
    },

    statuses: {
      transaction: {
        PENDING: ['awaiting_payment'],
        APPROVED: ['paid'],
        REJECTED: ['canceled', 'error'],
      },
      withdraw: {
        PENDING: ['authorization_pending', 'auto_authorization', 'sent'],
        APPROVED: ['completed'],
        CANCELED: ['canceled'],
      },
    },
    webhook: {
      check: everyProof,
      read: ({ body }) => {
        const type = body.text('notification_type')
        if (type !== 'pix_qrcode') return ignored(`Notifications of ${type} are not about charges`)
        return readQrcode(body.at('message'))
      },
    },
    errors: { message: ['error', 'message'], forbidden: ['not allowed'] },
  })
}

const qrcodeLifetimeSeconds = 1_800
const longestName = 100

const pixKeyTypeNames: Record<PixKeyType, string> = {
  CPF: 'cpf',
  CNPJ: 'cnpj',
  EMAIL: 'email',
  PHONE: 'phone',
  RANDOM: 'token',
}

function readQrcode(qrcode: Answer): TransactionReading {
  return {
    transactionId: qrcode.identifier('reference_code'),
    // The answer to a creation has no status: a new QR code awaits its payment.
    rawStatus: qrcode.optionalText('status') ?? 'awaiting_payment',
    amount: qrcode.optionalAmount('value_cents'),
    orderId: qrcode.optionalText('external_reference'),
    endToEndId: qrcode.optionalText('end_to_end'),
    pixCode: qrcode.optionalText('content'),
    pixQrCode: qrcode.optionalImage('image_base64'),
  }
}

/** The bank's wording is unknown; a refusal that mentions the key may mean that the first try succeeded. */
async function unlessRepeated(order: Promise<Answer>): Promise<Answer> {
  try {
    return await order
  } catch (error) {
    const isAboutKey = error instanceof ProviderFailed && /idempotent/i.test(error.message)
    throw isAboutKey ? new ProviderFailed({ ...error.failure, kind: 'unknown' }) : error
  }
}

function readPayout(payment: Answer): WithdrawReading {
  return {
    withdrawId: payment.identifier('reference_code'),
    rawStatus: payment.text('status'),
    amount: payment.optionalAmount('value_cents'),
    endToEndId: payment.optionalText('end_to_end'),
    approvedAt: payment.optionalDate('payment_date'),
  }
}

/** The md5 does not cover the status, so if the token is known as well, both must match. */
const everyProof: WebhookCheck<Proofs> = {
  verification: 'token',
  check: (request, credentials) => {
    const outcomes = [md5OfNotification, registeredToken].map(({ check }) => check(request, credentials))
    if (outcomes.includes('failed')) return 'failed'
    return outcomes.includes('passed') ? 'passed' : 'unconfigured'
  },
}

type Proofs = { readonly webhookSecret?: string | undefined; readonly webhookToken?: string | undefined }
const registeredToken = tokenHeader('authorization', 'webhookToken')

const md5OfNotification: WebhookCheck<{ readonly webhookSecret?: string | undefined }> = {
  verification: 'token',
  check: (request, { webhookSecret }) => {
    if (webhookSecret === undefined) return 'unconfigured'
    const body = bodyOf(request)
    const field = (name: string) => body.optionalText(`message.${name}`) ?? ''
    const isPayout = body.optionalText('notification_type') === 'pix_payment'
    const [kind, second] = isPayout ? ['payment', field('idempotent_id')] : ['qrcode', field('end_to_end')]
    const signed = [kind, field('reference_code'), second, field('value_cents'), webhookSecret].join('.')
    const expected = createHash('md5').update(signed).digest('hex')
    return sameSecret(body.optionalText('md5') ?? '', expected) ? 'passed' : 'failed'
  },
}
