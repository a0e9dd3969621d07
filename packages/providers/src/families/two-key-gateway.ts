import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import type { Answer } from '#adapter/answer.ts'
import { basicAuth } from '#adapter/authentication.ts'
import { defineCredentials, publicKey, secretField, secretKey } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { FamilyMember, WithdrawReading } from '#adapter/definition.ts'
import { path } from '#adapter/path.ts'
import { missingCredential } from '#adapter/provider-failed.ts'
import type { Provider } from '#contract.ts'
import { gatewayCalls } from './gateway-calls.ts'
import {
  chargeGateway,
  pixKeyTypeNames,
  readGatewayTransaction,
  readGatewayWebhook,
} from './gateway-transaction.ts'

/**
 * White-label gateways with two keys: Basic publicKey:secretKey on `/transactions`, and a third key in a header of
 * `/transfers`. The card is kept sealed until the moment of the call.
 *
 * Facts: public callers of HawkPay, PodPay and their siblings, and a transcript of the vendor's reference (2025).
 * Quirks: `pix.expiresInDays` and `pix.expiresIn` exclude each other; one caller swaps the two keys for payouts, the
 * others do not; webhooks have no proof. `processing` and `in_protest` are left out of the table on purpose: the
 * specification shows them as REJECTED, and only unknown words end no payment.
 */
export function twoKeyGateway(member: FamilyMember): Provider {
  return defineProvider({
    ...member,
    family: 'two-key-gateway',

    credentials: defineCredentials(
      {
        publicKey,
        secretKey,
        withdrawKey: secretField({ PT_BR: 'Chave de saque', EN_US: 'Withdraw key' }).optional(),
      },
      { joined: { secretKey: ['withdrawKey'] } },
    ),
    auth: basicAuth(({ publicKey, secretKey }) => [publicKey, secretKey]),
    amounts: 'cents',
    takesCurrency: true,
    tells: ['paid', 'refunded'],
    takesTimeToPay: ['PIX', 'BILLET'],

    operations: {
      tokenizeCard: async ({ sealedCard }) => ({ token: sealedCard }),
      createTransaction: {
        PIX: (input, api) => chargeGateway(input, api, { ...gatewayCalls.transactions, takesSeconds: true }),
        CREDIT_CARD: chargeGateway,
        BILLET: chargeGateway,
      },
      getTransaction: async ({ transactionId }, api) =>
        readGatewayTransaction(await api.get(path`/transactions/${transactionId}`)),
      refund: gatewayCalls.transactions.refund,
      withdraw: {
        PIX: async ({ amount, pixKey, pixType, withdrawReference, webhookUrl }, api) => {
          const { withdrawKey } = api.credentials
          if (!withdrawKey) throw missingCredential('Withdraw key is required')
          const transfer = {
            method: 'fiat',
            amount: api.amount(amount),
            // The payee gets the whole amount, and the gateway takes its fee from the platform's balance.
            netPayout: true,
            pixKey: normalizePixKey({ key: pixKey, type: pixType }),
            pixKeyType: pixKeyTypeNames[pixType],
            externalRef: withdrawReference,
            postbackUrl: webhookUrl,
          }
          const headers = { 'x-withdraw-key': withdrawKey }
          return readTransfer(await api.post('/transfers', transfer, { headers }))
        },
      },
      getWithdraw: async ({ withdrawId }, api) => readTransfer(await api.get(path`/transfers/${withdrawId}`)),
    },

    statuses: {
      transaction: {
        PENDING: ['pending', 'waiting_payment'],
        APPROVED: ['paid', 'approved'],
        REFUNDED: ['refunded'],
        CHARGEBACK: ['chargeback'],
        REJECTED: ['refused', 'cancelled', 'canceled', 'expired'],
      },
      withdraw: {
        PENDING: ['PENDING_ANALYSIS', 'PENDING_QUEUE', 'PROCESSING'],
        APPROVED: ['COMPLETED'],
        REJECTED: ['REFUSED', 'CANCELLED'],
      },
    },
    webhook: { read: readGatewayWebhook },
  })
}

/**
 * Callers disagree on the meaning of netPayout; the net amount is what arrives, and it is compared with the
 * requested amount.
 */
function readTransfer(answer: Answer): WithdrawReading {
  return {
    withdrawId: answer.identifier('id'),
    rawStatus: answer.text('status'),
    amount: answer.optionalAmount('netAmount', 'amount'),
    endToEndId: answer.optionalText('pixEnd2EndId'),
  }
}
