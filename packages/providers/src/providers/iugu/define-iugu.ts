import { basicAuth } from '#adapter/authentication.ts'
import { defineCredentials, plainField, secretField, webhookToken } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'
import type { FamilyMember } from '#adapter/definition.ts'
import { path } from '#adapter/path.ts'
import { type EventReading, type Ignored, ignored, type Notification } from '#adapter/webhook.ts'
import { sameSecret, type WebhookCheck } from '#adapter/webhook-checks.ts'
import type { Provider } from '#contract.ts'
import { chargeByCard, tokenizeIuguCard } from './card.ts'
import { getAccount } from './get-account.ts'
import { chargeByInvoice, readInvoice } from './invoice.ts'
import { type IuguCredentials, inTheNameOf } from './iugu-api.ts'
import { getPayout, transferByPix, withdrawToOwnBank } from './payout.ts'
import { createAccount } from './receiver.ts'

/**
 * Invoices, and accounts of their own for receivers. IUGUBAAS is the same product under another contract.
 *
 * Facts: dev.iugu.com, its sample of the RSA signature, and a public client written from its OpenAPI (2023 to 2026).
 * Quirks: one host for test and production, distinguished by the token. Amounts are cents, except in withdraws. A refused
 * card answers 200. A repeated idempotency key answers 409 and nothing else. Webhooks are forms, whose only proof is a
 * value chosen by us. iugu refuses a partial refund of a Pix, and any refund of a boleto. A boleto needs a postal code,
 * from which iugu derives the rest of the address. A withdraw that the bank has accepted may still come back as rejected.
 * A receiver that is still under verification cannot be read with its own token. The answer of a search without a result
 * is not documented, so a lost invoice is found or stays unknown.
 * Against the documents we follow the specification: a refund counts as CHARGEBACK; receivers need a balance sheet, and a
 * photo of the person with the document where iugu speaks of a selfie. iugu also asks for a website and whether the
 * person is politically exposed, which is not collected here. A cancelled invoice was never paid and is CANCELED.
 */
export function defineIugu(member: FamilyMember): Provider {
  return defineProvider({
    ...member,
    family: 'own',

    credentials: defineCredentials(
      {
        publicKey: plainField({ PT_BR: 'ID da conta', EN_US: 'Account ID' }),
        secretKey: secretField({ PT_BR: 'Token da API', EN_US: 'API token' }),
        webhookToken,
      },
      { joined: { secretKey: ['webhookToken'] } },
    ),
    auth: basicAuth(({ secretKey }) => [secretKey, '']),
    amounts: 'cents',
    readLimit: { published: '50 calls in a minute with a test token', questionsPerMinute: 30 },
    tells: ['paid', 'refunded'],
    takesTimeToPay: ['PIX', 'BILLET'],

    splits: true,
    paysReceiversOut: true,
    receiverNeeds: ['papers'],
    refundMethods: ['PIX', 'CREDIT_CARD'],
    cardTokenCall: ({ publicKey }) => ({
      path: '/payment_token',
      body: {
        account_id: publicKey,
        method: 'credit_card',
        data: {
          number: '$number',
          verification_value: '$cvv',
          first_name: '$firstName',
          last_name: '$lastName',
          month: '$expMonthText',
          year: '$expYearText',
        },
      },
      tokenField: 'id',
    }),
    operations: {
      createTransaction: { PIX: chargeByInvoice, CREDIT_CARD: chargeByCard, BILLET: chargeByInvoice },
      getTransaction: async ({ transactionId, receiverToken }, api) =>
        readInvoice(await api.get(path`/invoices/${transactionId}`, inTheNameOf(receiverToken))),
      refund: async ({ transactionId, amount, receiverToken }, api) => {
        const invoice = await api.post(
          path`/invoices/${transactionId}/refund`,
          { partial_value_refund_cents: amount && api.amount(amount) },
          inTheNameOf(receiverToken),
        )
        const isDone = finishedRefunds.includes(invoice.optionalText('status') ?? '')
        return {
          refundId: invoice.identifier('id'),
          success: true,
          certainty: isDone ? 'KNOWN' : 'UNCONFIRMED',
        }
      },
      tokenizeCard: tokenizeIuguCard,
      withdraw: { PIX: transferByPix, RECEIVER: withdrawToOwnBank },
      getWithdraw: getPayout,
      createReceiver: createAccount,
      getReceiver: getAccount,
    },
    find: {
      transaction: async ({ orderId, receiverToken }, api) => {
        const query = { query_field: 'order_id', value: orderId }
        const found = await api.get('/resource_search', { query, ...inTheNameOf(receiverToken) })
        return readInvoice(found.at('resource'))
      },
    },

    statuses: {
      transaction: {
        PENDING: ['pending', 'draft', 'in_analysis', 'partially_paid', 'authorized'],
        APPROVED: ['paid', 'externally_paid', 'captured', 'partially_refunded'],
        CHARGEBACK: ['refunded', 'refund', 'in_protest', 'chargeback'],
        CANCELED: ['canceled'],
        REJECTED: ['expired', 'unauthorized', 'invalid'],
      },
      withdraw: {
        PENDING: ['pending', 'processing', 'scheduled', 'reprocessing', 'inconsistent'],
        APPROVED: ['accepted', 'done', 'partially_refunded'],
        CANCELED: ['cancelled'],
        REJECTED: ['rejected', 'refunded'],
      },
      receiver: {
        ACTIVE: ['can_receive'],
        PENDING: ['pending'],
        REJECTED: ['rejected', 'accepted', 'none'],
      },
    },
    webhook: { check: registeredAuthorization, takesForms: true, read: readTrigger },
    errors: { message: ['errors.*.0', 'errors', 'message'] },
    texts: { failed: { refund: 'Erro ao aprovar o reembolso.' } },
  })
}

const finishedRefunds = ['refunded', 'partially_refunded']

/** A partial refund has an event of its own with an undocumented sum: the invoice is read for it. */
const invoiceEvents = ['invoice.status_changed', 'invoice.partially_refunded']

function readTrigger({ body }: Notification): EventReading | Ignored {
  const event = body.text('event')
  if (!invoiceEvents.includes(event)) return ignored(`Events of kind ${event} do not change an invoice`)
  return {
    transactionId: body.identifier('data.id'),
    // The notice of a partial refund was seen without a status.
    rawStatus: body.optionalText('data.status') ?? event.replace('invoice.', ''),
    paidAmount: body.optionalAmount('data.paid_cents'),
    orderId: body.optionalText('data.order_id'),
    endToEndId: body.optionalText('data.pix_end_to_end_id'),
  }
}

/** The value arrives bare or wrapped as Basic; the documentation does not say which. */
const registeredAuthorization: WebhookCheck<IuguCredentials> = {
  verification: 'token',
  check: ({ headers }, { webhookToken }) => {
    if (webhookToken === undefined) return 'unconfigured'
    const given = headers.authorization ?? ''
    const wrapped = `Basic ${Buffer.from(webhookToken).toString('base64')}`
    return sameSecret(given, webhookToken) || sameSecret(given, wrapped) ? 'passed' : 'failed'
  },
}
