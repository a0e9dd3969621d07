import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { Answer } from '#adapter/answer.ts'
import { bearerLogin } from '#adapter/authentication.ts'
import { defineCredentials, publicKey, secretKey } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { FamilyMember, ProviderOperations, WithdrawReading } from '#adapter/definition.ts'
import { secondsOfADay } from '#adapter/durations.ts'
import { itemsThatAddUp } from '#adapter/items-that-add-up.ts'
import { path } from '#adapter/path.ts'
import { secondsToPay } from '#adapter/seconds-to-pay.ts'
import type { Provider } from '#contract.ts'
import {
  documentBlock,
  pixKeyTypeNames,
  readGatewayTransaction,
  readGatewayWebhook,
} from './gateway-transaction.ts'

type TokenGatewayMember = FamilyMember & {
  /** Shorter than the usual day. */
  pixLifetimeSeconds?: number
  /** Path of payouts. Absent: there are none. */
  payoutPath?: string
  /** The specification shows unknown words as PENDING at some members. */
  unknownWords?: 'PENDING'
}

/**
 * Gateways of which the specification describes only a login by client credentials and single facts: the path of
 * payouts, the lifetime of a Pix, the treatment of unknown words. No host and no body is public, so they follow the
 * specification's typical gateway (`POST /transactions` and its table of words), with a bearer token.
 *
 * Facts: the specification. Everything else is assumed, above all the bodies of payouts; hosts must be configured.
 * Quirks: logins are tried as a form and as JSON. Refunds and reads of payouts are left out, because no source mentions
 * them.
 */
export function tokenGateway({
  pixLifetimeSeconds = secondsOfADay,
  payoutPath,
  unknownWords,
  ...member
}: TokenGatewayMember): Provider {
  const otherwise = unknownWords && { otherwise: unknownWords }
  return defineProvider<Keys>({
    ...member,
    family: 'token-gateway',

    credentials: defineCredentials({ publicKey, secretKey }),
    auth: bearerLogin({
      requests: [
        { path: '/oauth/token', body: clientCredentials, form: true },
        { path: '/oauth/token', body: clientCredentials },
      ],
      token: ['access_token'],
      usualLifetimeSeconds: 300,
    }),
    amounts: 'cents',
    takesCurrency: true,
    takesTimeToPay: ['PIX'],

    operations: {
      createTransaction: {
        PIX: async (input, api) => {
          const { amount, currency, customer, orderId, webhookUrl, customerIp } = input
          const seconds = secondsToPay(input, pixLifetimeSeconds)
          const answer = await api.post('/transactions', {
            amount: api.amount(amount),
            currency,
            paymentMethod: 'pix',
            pix: seconds < secondsOfADay ? { expiresIn: seconds } : { expiresInDays: 1 },
            items: itemsThatAddUp(input).map(({ id, ...item }) => ({ ...item, externalRef: id })),
            customer: {
              name: customer.name,
              email: customer.email,
              phone: nationalPhoneDigits(customer.phone) ?? customer.phone,
              document: documentBlock(customer.document),
            },
            postbackUrl: webhookUrl,
            externalRef: orderId,
            ip: customerIp,
          })
          const reading = readGatewayTransaction(answer)
          return { ...reading, expiresAt: reading.expiresAt ?? api.later(seconds) }
        },
      },
      getTransaction: async ({ transactionId }, api) =>
        readGatewayTransaction(await api.get(path`/transactions/${transactionId}`)),
      ...(payoutPath !== undefined && { withdraw: payoutsTo(payoutPath) }),
    },

    statuses: {
      transaction: {
        PENDING: ['processing', 'waiting', 'created', 'waiting_payment', 'partially_paid', 'pending'],
        APPROVED: ['paid', 'authorized', 'confirmed', 'received'],
        REFUNDED: ['refunded', 'canceled'],
        CHARGEBACK: ['chargedback', 'in_protest', 'chargeback'],
        REJECTED: ['refused'],
        ...otherwise,
      },
      ...(payoutPath !== undefined && {
        withdraw: {
          PENDING: ['pending', 'bank_processing', 'processing'],
          APPROVED: ['success', 'transferred', 'confirmed', 'completed', 'paid', 'approved'],
          REJECTED: ['refused', 'failed'],
          ...otherwise,
        },
      }),
    },
    webhook: { read: readGatewayWebhook },
  })
}

type Keys = { publicKey: string; secretKey: string }

function clientCredentials({ publicKey, secretKey }: Keys) {
  return { grant_type: 'client_credentials', client_id: publicKey, client_secret: secretKey }
}

function payoutsTo(payoutPath: string): NonNullable<ProviderOperations<Keys>['withdraw']> {
  return {
    PIX: async ({ amount, pixKey, pixType, name, document, withdrawReference, webhookUrl }, api) =>
      readPayout(
        await api.post(payoutPath, {
          amount: api.amount(amount),
          pixKey: normalizePixKey({ key: pixKey, type: pixType }),
          pixKeyType: pixKeyTypeNames[pixType],
          name,
          document: document && documentBlock(document).number,
          externalRef: withdrawReference,
          postbackUrl: webhookUrl,
        }),
      ),
  }
}

function readPayout(answer: Answer): WithdrawReading {
  return {
    withdrawId: answer.identifier('id'),
    rawStatus: answer.optionalText('status') ?? 'pending',
    amount: answer.optionalAmount('amount'),
  }
}
