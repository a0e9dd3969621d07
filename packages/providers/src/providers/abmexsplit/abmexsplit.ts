import { basicAuth } from '#adapter/authentication.ts'
import { defineCredentials, secretKey } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { path } from '#adapter/path.ts'
import type { EventReading, Notification } from '#adapter/webhook.ts'
import { createMarketplace, getMarketplace } from './marketplace.ts'
import { readSell, sell } from './sell.ts'

const givenBack = ['refunded', 'canceled']

/**
 * The "split provider" of the specification: sales are sells, receivers are marketplaces.
 *
 * Facts: the specification alone: the paths, the fields of a sell, the rules for marketplaces, and the id that a webhook
 * carries. Everything else is the typical gateway of the specification: Basic secretKey:x, cents, the blocks of the
 * methods, and the table of statuses. No public source was found, so its address must be configured.
 * Quirks: every marketplace needs a price range between 50 and 150000, and a phone. The range is derived from the
 * document, so that a second try sends the same; the platform's placeholder is sent if there is no phone.
 */
export const abmexsplit = defineProvider({
  name: 'ABMEXSPLIT',
  title: 'Abmex Split',
  family: 'own',
  evidence: 'specified',
  source: 'The specification alone; what it leaves open follows its typical gateway.',

  credentials: defineCredentials({ secretKey }),
  environments: {},
  auth: basicAuth(({ secretKey }) => [secretKey, 'x']),
  amounts: 'cents',
  takesTimeToPay: ['BILLET'],

  splits: true,
  operations: {
    tokenizeCard: async ({ sealedCard }) => ({ token: sealedCard }),
    createTransaction: { PIX: sell, CREDIT_CARD: sell, BILLET: sell },
    getTransaction: async ({ transactionId }, api) => readSell(await api.get(path`/sells/${transactionId}`)),
    refund: async ({ transactionId, amount }, api) => {
      const answer = await api.post(path`/sells/${transactionId}/refund`, {
        amount: amount && api.amount(amount),
      })
      const isDone = givenBack.includes(answer.optionalText('status') ?? '')
      return { refundId: answer.identifier('id'), success: true, certainty: isDone ? 'KNOWN' : 'UNCONFIRMED' }
    },
    createReceiver: createMarketplace,
    getReceiver: getMarketplace,
  },

  statuses: {
    transaction: {
      PENDING: ['pending', 'processing', 'waiting', 'created', 'waiting_payment', 'partially_paid'],
      APPROVED: ['paid', 'authorized', 'confirmed', 'received'],
      REFUNDED: givenBack,
      CHARGEBACK: ['chargedback', 'chargeback', 'in_protest'],
      REJECTED: ['refused'],
    },
    receiver: { ACTIVE: ['created'], PENDING: ['not created yet'], otherwise: 'PENDING' },
  },
  webhook: { read: readNotification },
})

/** A notification without a sell concerns another object. */
function readNotification({ body }: Notification): EventReading {
  return {
    transactionId: body.identifier('sell_id'),
    rawStatus: body.text('status'),
    amount: body.optionalAmount('amount'),
  }
}
