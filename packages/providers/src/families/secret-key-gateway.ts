import { normalizePixKey } from '@balcao/domain/pix-key'
import { type PaymentMethod, paymentMethods } from '@balcao/domain/vocabulary'
import type { Answer } from '../adapter/answer.ts'
import { basicAuth } from '../adapter/authentication.ts'
import { defineCredentials, secretKey } from '../adapter/credentials.ts'
import { defineProvider } from '../adapter/define-provider.ts'
import type { FamilyMember, WithdrawReading } from '../adapter/definition.ts'
import { path } from '../adapter/path.ts'
import { splitAccountNumber } from '../adapter/split-account-number.ts'
import type { Provider } from '../contract.ts'
import {
  chargeGateway,
  documentBlock,
  pixKeyTypeNames,
  readGatewayTransaction,
  readGatewayWebhook,
  refundGateway,
} from './gateway-transaction.ts'

type SecretKeyGatewayMember = FamilyMember & {
  /** Without it, all of them. */
  methods?: readonly PaymentMethod[]
  /** The specification shows a refund as a CHARGEBACK at some. */
  refundedIs?: 'REFUNDED' | 'CHARGEBACK'
}

/**
 * The widely resold card-acquirer gateway: `/transactions` and `/transfers` behind Basic secretKey:x.
 *
 * Facts: public clients of Spacefy, AktaPay and PagueSafe (2025); boletos and the table of statuses as the
 * specification says ("card-acquirer style").
 * Quirks: items must add up to the amount; there is no QR image; webhooks carry no proof at all. The word for the type
 * of a bank account was never seen; `conta_corrente` is the one its ancestor used.
 */
export function secretKeyGateway({
  methods = paymentMethods,
  refundedIs = 'REFUNDED',
  ...member
}: SecretKeyGatewayMember): Provider {
  return defineProvider({
    ...member,
    family: 'secret-key-gateway',

    credentials: defineCredentials({ secretKey }),
    auth: basicAuth(({ secretKey }) => [secretKey, 'x']),
    amounts: 'cents',

    operations: {
      tokenizeCard: async ({ sealedCard }) => ({ token: sealedCard }),
      createTransaction: Object.fromEntries(methods.map((method) => [method, chargeGateway])),
      getTransaction: async ({ transactionId }, api) =>
        readGatewayTransaction(await api.get(path`/transactions/${transactionId}`)),
      refund: refundGateway,
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
      },
      getWithdraw: async ({ withdrawId }, api) => readTransfer(await api.get(path`/transfers/${withdrawId}`)),
    },

    statuses: {
      transaction: {
        PENDING: ['processing', 'authorized', 'waiting_payment', 'partially_paid'],
        APPROVED: ['paid'],
        ...(refundedIs === 'REFUNDED'
          ? { REFUNDED: ['refunded'], CHARGEBACK: ['chargedback', 'in_protest'] }
          : { CHARGEBACK: ['refunded', 'chargedback', 'in_protest'] }),
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

function readTransfer(answer: Answer): WithdrawReading {
  return {
    withdrawId: answer.identifier('id'),
    rawStatus: answer.text('status'),
    amount: answer.optionalAmount('amount'),
  }
}
