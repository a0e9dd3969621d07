import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import { type PaymentMethod, paymentMethods } from '@balcao/domain/vocabulary'
import type { Answer } from '#adapter/answer.ts'
import { basicAuth } from '#adapter/authentication.ts'
import { choiceField, defineCredentials, publicKey, secretKey } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { FamilyMember, WithdrawReading } from '#adapter/definition.ts'
import { path } from '#adapter/path.ts'
import type { ProviderApi } from '#adapter/provider-api.ts'
import { splitAccountNumber } from '#adapter/split-account-number.ts'
import type { Provider } from '#contract.ts'
import type { CreateTransaction, ReceiverWithdraw } from '#inputs.ts'
import { chosenGatewayCalls, gatewayCallNames } from './gateway-calls.ts'
import {
  cardBlock,
  chargeGateway,
  documentBlock,
  pixKeyTypeNames,
  readGatewayTransaction,
  readGatewayWebhook,
} from './gateway-transaction.ts'

type SecretKeyGatewayMember = FamilyMember & {
  /** Absent: all methods. */
  methods?: readonly PaymentMethod[]
  /** Some members' refunds are shown as CHARGEBACK by the specification. */
  refundedIs?: 'REFUNDED' | 'CHARGEBACK'
  /** Pays out to its own recipients as well. */
  paysRecipients?: true
  /** Tokenizes cards where the account has a public key. */
  hasCardTokens?: true
}

type Keys = { secretKey: string; publicKey?: string | undefined; calls?: string | undefined }

/**
 * The widely resold card-acquirer gateway: `/transactions` and `/transfers` behind Basic secretKey:x.
 *
 * Facts: public clients of Spacefy, AktaPay and PagueSafe (2025); boletos and the table of statuses as the specification
 * says ("card-acquirer style").
 * Quirks: items must add up to the amount; there is no QR image; webhooks have no proof. The word for the type of a bank
 * account is unknown; `conta_corrente` is its ancestor's.
 * The specification also lists calls without naming their provider (`/user/transactions`, `/details/orders/{id}`,
 * `/doCancel`, `/payments/cancel/{id}` …). Any member that is known by name only may be that provider: its accounts
 * select the calls, and everything else is the same.
 */
export function secretKeyGateway({
  methods = paymentMethods,
  refundedIs = 'REFUNDED',
  paysRecipients,
  hasCardTokens,
  ...member
}: SecretKeyGatewayMember): Provider {
  return defineProvider<Keys>({
    ...member,
    family: 'secret-key-gateway',

    credentials: hasCardTokens ? keysForTokens : member.evidence === 'assumed' ? keysAndCalls : oneKey,
    auth: basicAuth(({ secretKey }) => [secretKey, 'x']),
    amounts: 'cents',
    takesCurrency: true,
    tells: ['paid', 'refunded'],
    takesTimeToPay: ['BILLET'],

    operations: {
      tokenizeCard: async ({ sealedCard }, api) => {
        const { publicKey } = api.credentials
        if (!publicKey) return { token: sealedCard }
        const card = cardBlock(await api.openCard(sealedCard))
        const answer = await api.post('/card-token', card, { query: { publicKey } })
        return { token: answer.identifier('token', 'id') }
      },
      createTransaction: Object.fromEntries(methods.map((method) => [method, charge])),
      getTransaction: async ({ transactionId }, api) =>
        readGatewayTransaction(await api.get(callsOf(api).read(transactionId))),
      refund: (input, api) => callsOf(api).refund(input, api),
      withdraw: {
        PIX: async ({ amount, pixKey, pixType, withdrawReference, webhookUrl }, api) =>
          readTransfer(
            await api.post('/transfers', {
              amount: api.amount(amount),
              method: 'pix',
              pixKey: normalizePixKey({ key: pixKey, type: pixType }),
              pixKeyType: pixKeyTypeNames[pixType],
              externalRef: withdrawReference,
              postbackUrl: webhookUrl,
            }),
          ),
        BANK_ACCOUNT: async (input, api) => {
          const { account, digit } = splitAccountNumber(input.accountNumber)
          return readTransfer(
            await api.post('/transfers', {
              amount: api.amount(input.amount),
              bankAccount: {
                bankCode: input.bankCode,
                agencyNumber: input.branchNumber,
                accountNumber: account,
                accountDigit: digit,
                type: 'conta_corrente',
                legalName: input.accountHolder,
                document: documentBlock(input.accountDocument),
              },
              externalRef: input.withdrawReference,
            }),
          )
        },
        ...(paysRecipients && { RECEIVER: payRecipient }),
      },
      getWithdraw: async ({ withdrawId }, api) => readTransfer(await api.get(path`/transfers/${withdrawId}`)),
    },

    statuses: {
      transaction: {
        PENDING: ['processing', 'authorized', 'waiting_payment', 'partially_paid'],
        APPROVED: ['paid'],
        ...(refundedIs === 'REFUNDED'
          ? { REFUNDED: ['refunded'], CHARGEBACK: ['chargedback', 'in_protest'] }
          : { CHARGEBACK: ['refunded', 'refund', 'chargedback', 'in_protest'] }),
        REJECTED: ['refused', 'canceled', 'cancelled', 'expired'],
      },
      withdraw: {
        PENDING: ['pending', 'in_analysis', 'processing', 'bank_processing'],
        APPROVED: ['success'],
        REJECTED: ['failed', 'cancelled', 'canceled'],
      },
    },
    webhook: { read: readGatewayWebhook },
  })
}

const calls = choiceField({ PT_BR: 'Chamadas da API', EN_US: 'API calls' }, gatewayCallNames).optional()

const oneKey = defineCredentials({ secretKey })
const keysAndCalls = defineCredentials({ secretKey, calls })
const keysForTokens = defineCredentials({ secretKey, calls, publicKey: publicKey.optional() })

const callsOf = ({ credentials }: ProviderApi<Keys>) => chosenGatewayCalls(credentials.calls)

const charge = (input: CreateTransaction, api: ProviderApi<Keys>) => chargeGateway(input, api, callsOf(api))

async function payRecipient(input: ReceiverWithdraw, api: ProviderApi<Keys>): Promise<WithdrawReading> {
  return readTransfer(
    await api.post('/transfers', {
      amount: api.amount(input.amount),
      recipientId: input.receiverId,
      externalRef: input.withdrawReference,
    }),
  )
}

function readTransfer(answer: Answer): WithdrawReading {
  return {
    withdrawId: answer.identifier('id'),
    rawStatus: answer.text('status'),
    amount: answer.optionalAmount('amount'),
  }
}
