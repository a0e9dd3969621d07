import type { Answer } from '#adapter/answer.ts'
import { basicAuth } from '#adapter/authentication.ts'
import { defineCredentials, plainField, publicKey, secretField, secretKey } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { FamilyMember, ProviderDefinition, WithdrawReading } from '#adapter/definition.ts'
import { path } from '#adapter/path.ts'
import { invalidRequest } from '#adapter/provider-failed.ts'
import type { Provider } from '#contract.ts'
import { keepPagarmeCard, tokenizePagarmeCard } from './card.ts'
import { chargeByOrder, readOrder, refundOrder } from './order.ts'
import type { Recipients } from './recipients.ts'
import { hubSignature, keySignature, panelPassword, readPagarmeWebhook } from './webhook.ts'

/**
 * Orders with one charge each, behind Basic secretKey and an empty password. PAGARMEBAAS speaks the same dialect.
 *
 * Facts: docs.pagar.me, the official SDK and plugins (2022 to 2026); for postbacks of the old API its documents of
 * 2016.
 * Quirks: a refused card is no HTTP error but a failed order. Only the charge shows a dispute, never the order. Refunds
 * name the charge, so the order is read first. Webhooks are set in the panel, not per order; plugins of the hub sign
 * them with published keys, other webhooks have the user and password of the panel, old ones an HMAC.
 * A charge that was cancelled after it was paid counts as REFUNDED; before, as CANCELED.
 */
export function definePagarme({
  recipients,
  ...member
}: FamilyMember & Pick<ProviderDefinition<unknown>, 'receiverNeeds'> & { recipients: Recipients }): Provider {
  return defineProvider({
    ...member,
    family: 'own',

    credentials: defineCredentials(
      {
        secretKey,
        publicKey: publicKey.optional(),
        webhookToken: secretField({
          PT_BR: 'Usuário e senha do webhook (usuário:senha)',
          EN_US: 'Webhook user and password (user:password)',
        }).optional(),
        webhookKeys: plainField({
          PT_BR: 'Chaves públicas do webhook (JWKS)',
          EN_US: 'Public webhook keys (JWKS)',
        }).optional(),
      },
      { joined: { secretKey: ['webhookToken'] } },
    ),
    auth: basicAuth(({ secretKey }) => [secretKey, '']),
    amounts: 'cents',
    tells: ['paid', 'refunded'],
    takesTimeToPay: ['PIX', 'BILLET'],
    readLimit: { published: '200 reads of orders in a minute', questionsPerMinute: 60 },

    cardTokenCall: ({ publicKey }) =>
      publicKey === undefined
        ? undefined
        : {
            path: '/tokens',
            query: { appId: publicKey },
            body: {
              type: 'card',
              card: {
                number: '$number',
                holder_name: '$holderName',
                holder_document: '$holderDocument',
                exp_month: '$expMonth',
                exp_year: '$expYear',
                cvv: '$cvv',
              },
            },
            tokenField: 'id',
          },
    splits: 'NAMES_PLATFORM',
    paysReceiversOut: true,
    chargesKeptCards: 'WITHOUT_CODE',
    operations: {
      createTransaction: { PIX: chargeByOrder, CREDIT_CARD: chargeByOrder, BILLET: chargeByOrder },
      getTransaction: async ({ transactionId }, api) =>
        readOrder(await api.get(path`/orders/${transactionId}`)),
      refund: refundOrder,
      tokenizeCard: tokenizePagarmeCard,
      getCardId: keepPagarmeCard,

      withdraw: {
        RECEIVER: async ({ receiverId, amount, withdrawReference }, api) =>
          readWithdrawal(
            await api.post(
              path`/recipients/${receiverId}/withdrawals`,
              { amount: api.amount(amount), metadata: { reference: withdrawReference } },
              { headers: { 'idempotency-key': api.idempotencyKey() } },
            ),
          ),
      },
      getWithdraw: async ({ withdrawId, receiverId = '' }, api) => {
        const owner = receiverId || api.platform?.defaultReceiverId
        if (!owner) throw invalidRequest('Receiver not found.')
        return readWithdrawal(await api.get(path`/recipients/${owner}/withdrawals/${withdrawId}`))
      },
      ...recipients,
    },
    find: {
      transaction: async ({ orderId }, api) => {
        const found = await api.get('/orders', { query: { code: orderId } })
        const [order] = found.requiredList('data')
        return order && readOrder(order)
      },
    },

    statuses: {
      transaction: {
        PENDING: [
          'pending',
          'processing',
          'underpaid',
          // Words of the old API, which its postbacks still use.
          'authorized',
          'waiting_payment',
          'analyzing',
          'pending_review',
          // States of a single transaction, which a charge may repeat.
          'generated',
          'authorized_pending_capture',
          'waiting_capture',
          'partial_capture',
        ],
        APPROVED: [
          'paid',
          'overpaid',
          'captured',
          // Money under refund, or partly refunded, still counts as received until the refund is complete.
          'pending_refund',
          'waiting_cancellation',
          'partial_refunded',
          'partial_void',
          'error_on_refunding',
          'error_on_voiding',
        ],
        REFUNDED: ['canceled', 'refunded', 'voided'],
        CHARGEBACK: ['chargedback'],
        CANCELED: ['canceled unpaid'],
        REJECTED: [
          'failed',
          'refused',
          'expired',
          'not_authorized',
          'notAuthorized',
          'with_error',
          'withError',
        ],
      },
      withdraw: {
        PENDING: ['created', 'pending_transfer', 'pending', 'processing'],
        APPROVED: ['transferred'],
        CANCELED: ['canceled'],
        REJECTED: ['failed'],
      },
      receiver: {
        ACTIVE: ['active'],
        PENDING: [
          'registration',
          'affiliation',
          'registered',
          'validation_requested',
          'waiting_for_analysis',
        ],
        REJECTED: ['rejected', 'refused', 'disapproved', 'suspended', 'blocked', 'inactive'],
        otherwise: 'PENDING',
      },
    },
    webhook: {
      check: [hubSignature, keySignature, panelPassword],
      takesForms: true,
      read: readPagarmeWebhook,
    },
    errors: { message: ['errors.*.0', 'message'] },
  })
}

function readWithdrawal(answer: Answer): WithdrawReading {
  return {
    withdrawId: answer.identifier('id'),
    rawStatus: answer.text('status'),
    amount: answer.optionalAmount('amount'),
    approvedAt: answer.optionalDate('funding_date'),
  }
}
