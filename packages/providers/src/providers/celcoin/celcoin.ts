import { basic, bearerLogin } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretField, webhookToken } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { path } from '#adapter/path.ts'
import { type EventReading, type Ignored, ignored, type Notification } from '#adapter/webhook.ts'
import { tokenInBody } from '#adapter/webhook-checks.ts'
import { chargeByCard, chargeByCode, findCharge, getCharge } from './charge.ts'

const scope = [
  'customers.read customers.write',
  'charges.read charges.write',
  'transactions.read transactions.write',
  'cards.read cards.write boletos.read payment-methods.read',
].join(' ')

/**
 * The "charge provider" of the specification: the charges of cel_cash, once GalaxPay.
 *
 * Facts: developers.celcoin.com.br, docs-celcash.celcoin.com.br and public plugins of GalaxPay (2022 to
 * 2025). Quirks: a charge holds its transactions, and only their status is reliable. No object can be read by
 * its path: a list is searched instead, and the specification requests its first ten entries. The grant is
 * called `authorization_code`, although the login uses client credentials. A card is reserved first and
 * captured after. Webhooks carry a fixed hash in their body, and one address serves the whole account. The
 * list of status words comes from a typed client of the whole API. A boleto paid with less than its amount
 * counts as partially paid, a boleto paid with more, or twice, as paid. Disputes have an event of their own,
 * whose body is unknown; the status of the transaction shows them as well.
 */
export const celcoin = defineProvider({
  name: 'CELCOIN',
  title: 'Celcoin',
  family: 'own',
  evidence: 'documented',
  source: 'Public documentation of cel_cash and public plugins of GalaxPay, its former name.',

  credentials: defineCredentials(
    {
      publicKey: plainField({ PT_BR: 'Galax ID', EN_US: 'Galax ID' }),
      secretKey: secretField({ PT_BR: 'Galax Hash', EN_US: 'Galax Hash' }),
      webhookToken,
    },
    { joined: { secretKey: ['webhookToken'] } },
  ),
  environments: {
    production: 'https://api.galaxpay.com.br/v2',
    sandbox: 'https://api.sandbox.cloud.galaxpay.com.br/v2',
  },
  auth: bearerLogin({
    requests: [
      {
        path: '/token',
        headers: ({ publicKey, secretKey }) => ({ authorization: basic([publicKey, secretKey]) }),
        body: () => ({ grant_type: 'authorization_code', scope }),
      },
    ],
    token: ['access_token'],
    usualLifetimeSeconds: 600,
  }),
  amounts: 'cents',
  takesTimeToPay: ['BILLET'],
  readLimit: { published: 'by contract; 429', questionsPerMinute: 30 },

  operations: {
    tokenizeCard: async ({ sealedCard }) => ({ token: sealedCard }),
    createTransaction: { PIX: chargeByCode, CREDIT_CARD: chargeByCard, BILLET: chargeByCode },
    getTransaction: async ({ transactionId }, api) => getCharge(transactionId, api),
    refund: async ({ transactionId, amount }, api) => {
      const answer = await api.put(path`/charges/${transactionId}/galaxPayId/reverse`, {
        valueToReverse: amount && api.amount(amount),
      })
      const isDone = answer.optionalText('Charge.Transactions.0.status') === 'reversed'
      return { refundId: transactionId, success: true, certainty: isDone ? 'KNOWN' : 'UNCONFIRMED' }
    },
  },
  find: { transaction: async ({ orderId }, api) => findCharge(orderId, api) },

  statuses: {
    transaction: {
      PENDING: ['notSend', 'noSend', 'authorized', 'pendingBoleto', 'lessValueBoleto', 'pendingPix'],
      APPROVED: [
        'captured',
        'payedBoleto',
        'moreValueBoleto',
        'paidDuplicityBoleto',
        'payedPix',
        'payExternal',
        'free',
      ],
      REFUNDED: ['reversed'],
      CHARGEBACK: ['chargeback'],
      CANCELED: ['cancel', 'cancelByContract'],
      REJECTED: ['denied', 'notCompensated', 'unavailablePix'],
    },
  },
  webhook: { check: tokenInBody('confirmHash', 'webhookToken'), read: readNotification },
  errors: { message: ['error.details.*.0', 'error.message', 'message'] },
})

function readNotification({ body }: Notification): EventReading | Ignored {
  const event = body.text('event')
  if (event !== 'transaction.updateStatus') return ignored(`Events of kind ${event} do not change a charge`)
  return {
    // Some events have no charge block and name the charge inside the transaction.
    transactionId: body.identifier('Charge.galaxPayId', 'Transaction.chargeGalaxPayId'),
    rawStatus: body.text('Transaction.status'),
    amount: body.optionalAmount('Transaction.value'),
    orderId: body.optionalText('Charge.myId', 'Transaction.chargeMyId'),
    eventId: body.optionalText('webhookId'),
  }
}
