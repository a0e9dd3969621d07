import { headerAuth } from '#adapter/authentication.ts'
import { choiceField, defineCredentials, publicKey, secretField } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import { path } from '#adapter/path.ts'
import { payByBillet, payByCard, payByPix, readPayment } from './payment.ts'
import { notificationSignature, readNotification } from './webhook.ts'

/**
 * Facts: the official SDK for Node and its documentation at mercadopago.com.br/developers (2024 to 2026).
 * Quirks: amounts are reais as JSON numbers. Every write needs an idempotency key of its own. A notification has no status,
 * so the payment is read before it becomes an event. A slow refund of a Pix is an error unless a header says otherwise.
 * Tokens of cards are valid once and a payment also needs the brand, so a sealed card stays sealed until the sale. Boletos
 * use `bolbradesco`, the only id in the documents, for sales with an address; for other sales the specification says that the
 * method is not supported. The answer to a boleto is documented except for its line, which the official SDKs and public
 * callers (2024 to 2026) read from the same field. Against the typical rule an authorised card is PENDING, since its money is
 * only reserved, and a cancelled payment was never paid and is CANCELED. 3-D Secure follows the guide "Como integrar 3DS com
 * Checkout Transparente" (mercadopago/devsite-docs, guides/checkout-api-v2/how-to-integrate-3ds, 2024): a payment created in
 * the mode `optional` may wait as `pending_challenge`, with an address and a `creq` that the buyer's browser posts into a
 * frame. The buyer has about five minutes; without a confirmation the payment stays pending, or becomes cancelled, or refused as
 * `cc_rejected_3ds_challenge`. The guide's older editions spell `three_ds_info` as `three_dsinfo`. A pending payment is
 * cancelled by a PUT, whose documented answer has no status, so the payment is read afterwards.
 */
export const mercadopago = defineProvider({
  name: 'MERCADOPAGO',
  title: 'Mercado Pago',
  family: 'own',
  evidence: 'documented',
  source: 'The official SDK for Node and the public documentation at mercadopago.com.br/developers.',

  credentials: defineCredentials(
    {
      secretKey: secretField({ PT_BR: 'Access token', EN_US: 'Access token' }),
      publicKey: publicKey.optional(),
      webhookSecret: secretField({
        PT_BR: 'Assinatura secreta do webhook',
        EN_US: 'Secret signature of the webhook',
      }).optional(),
      threeDSecure: choiceField(
        {
          PT_BR: '3-D Secure (confirmação no banco do cartão)',
          EN_US: '3-D Secure (confirmed at the card’s bank)',
        },
        ['optional', 'not_supported'],
      ).optional(),
    },
    { joined: { secretKey: ['webhookSecret'] } },
  ),
  environments: { production: 'https://api.mercadopago.com' },
  auth: headerAuth(({ secretKey }) => ({ authorization: `Bearer ${secretKey}` })),
  amounts: 'decimal-number',
  readLimit: { published: 'no figure; 429 with Retry-After', questionsPerMinute: 30 },
  tells: ['refunded'],
  takesTimeToPay: ['PIX', 'BILLET'],

  cardTokenCall: ({ publicKey }) =>
    publicKey === undefined
      ? undefined
      : {
          path: '/v1/card_tokens',
          query: { public_key: publicKey },
          body: {
            card_number: '$number',
            expiration_month: '$expMonth',
            expiration_year: '$expYear',
            security_code: '$cvv',
            cardholder: {
              name: '$holderName',
              identification: { type: '$holderDocumentKind', number: '$holderDocument' },
            },
          },
          tokenField: 'id',
        },
  operations: {
    tokenizeCard: async ({ sealedCard }) => ({ token: sealedCard }),
    createTransaction: { PIX: payByPix, CREDIT_CARD: payByCard, BILLET: payByBillet },
    getTransaction: async ({ transactionId }, api) =>
      readPayment(await api.get(path`/v1/payments/${transactionId}`), api),
    cancelTransaction: async ({ transactionId }, api) => {
      const payment = path`/v1/payments/${transactionId}`
      await api.put(payment, { status: 'cancelled' })
      return readPayment(await api.get(payment), api)
    },
    refund: async ({ transactionId, amount }, api) => {
      const answer = await api.post(
        path`/v1/payments/${transactionId}/refunds`,
        { amount: amount && api.amount(amount) },
        {
          headers: {
            'x-idempotency-key': api.idempotencyKey(),
            'x-render-in-process-refunds': 'true',
          },
        },
      )
      const status = answer.optionalText('status')
      const isRefused = status === 'rejected' || status === 'cancelled'
      return {
        refundId: answer.identifier('id'),
        success: !isRefused,
        certainty: isRefused || status === 'approved' ? 'KNOWN' : 'UNCONFIRMED',
      }
    },
  },
  find: {
    transaction: async ({ orderId }, api) => {
      const found = await api.get('/v1/payments/search', { query: { external_reference: orderId } })
      const [payment] = found.requiredList('results')
      return payment && readPayment(payment, api)
    },
  },

  statuses: {
    transaction: {
      PENDING: ['pending', 'in_process', 'authorized'],
      APPROVED: ['approved', 'charged_back reimbursed'],
      REFUNDED: ['refunded'],
      CHARGEBACK: ['charged_back', 'in_mediation'],
      CANCELED: ['cancelled'],
      REJECTED: ['rejected'],
    },
  },
  webhook: { check: notificationSignature, read: readNotification },
  errors: {
    message: ['cause.0.description', 'message', 'error'],
    code: ['status'],
    // Another call with the same key is still running.
    repeats: ['423', '424'],
  },
})
