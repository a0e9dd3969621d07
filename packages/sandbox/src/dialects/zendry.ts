import { createHash } from 'node:crypto'
import { availableBalance } from '#core/available-balance.ts'
import { secondsLater } from '#core/days.ts'
import type { ChargeState, PayoutState } from '#core/records.ts'
import { byAccessToken, issueAccessToken } from '#http/access-token.ts'
import { byKeyPair } from '#http/authenticators.ts'
import type { ChargeView, Dialect, PayoutView } from '#http/dialect.ts'
import { ownCharges } from '#http/own-records.ts'
import { qrImage } from '#http/qr-image.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<ChargeState, string> = {
  waiting: 'awaiting_payment',
  reviewing: 'awaiting_payment',
  paid: 'paid',
  refused: 'error',
  refunded: 'canceled',
  disputed: 'canceled',
  expired: 'canceled',
  canceled: 'canceled',
}

const payoutWords: Record<PayoutState, string> = {
  waiting: 'authorization_pending',
  processing: 'sent',
  paid: 'completed',
  refused: 'canceled',
  canceled: 'canceled',
  returned: 'canceled',
}

const keyTypes = ['cpf', 'cnpj', 'phone', 'email', 'token']

/**
 * ZENDRY and PRIMEPAG, from their documentation: a token from Basic credentials, cents, payouts that wait
 * unless `authorized` is true, and webhooks with an MD5 of the fields and a secret (`webhookSecret`), which
 * also comes as Authorization header. An unknown id answers 406. There is no refund.
 */
export function zendry(): Dialect {
  return smallApi({
    authenticate: byAccessToken('zendry'),
    problem: (status, message) => ({ status, body: { error: message } }),
    unknownStatus: 406,
    routes: [
      {
        method: 'POST',
        path: '/auth/generate_token',
        operation: 'authenticate',
        authenticate: byKeyPair,
        handle: (call) => ({
          status: 200,
          body: {
            access_token: issueAccessToken(call, { purpose: 'zendry', seconds: 1_800 }),
            token_type: 'Bearer',
            expires_in: 1_800,
          },
        }),
      },
      {
        method: 'GET',
        path: '/v1/account/balance',
        operation: 'balance',
        handle: ({ books, account }) => ({
          status: 200,
          body: { balance: availableBalance(books, account) },
        }),
      },
    ],
    create: [
      {
        path: '/v1/pix/qrcodes',
        status: 201,
        read({ books, body, account }) {
          const amount = body.integer('value_cents') ?? 0
          if (amount < 1) return { problem: 'value_cents required' }
          if (body.has('generator_name') !== body.has('generator_document'))
            return { problem: 'generator_document required' }
          return {
            id: books.identifiers.alphanumeric(20).toUpperCase(),
            amount,
            method: 'PIX',
            customer: customer({
              name: body.text('generator_name') ?? '',
              document: body.text('generator_document') ?? '',
            }),
            externalRef: body.text('external_reference') ?? null,
            postbackUrl: account.webhookUrl,
            expiresAt: secondsLater(books.now(), Number(body.text('expiration_time') ?? 1_800)),
          }
        },
        render,
      },
    ],
    get: [
      { path: '/v1/pix/qrcodes/:id', render },
      {
        path: '/v1/pix/qrcodes/end_to_end/:e2e',
        find: (call) =>
          ownCharges(call).find(({ payments }) =>
            payments.some(({ endToEndId }) => endToEndId === call.params.e2e),
          ),
        render,
      },
    ],
    payout: {
      path: '/v1/pix/payments',
      status: 201,
      read({ books, body, account }) {
        const amount = body.integer('value_cents') ?? 0
        const [pixKey, pixKeyType, key] = [
          body.text('pix_key'),
          body.text('pix_key_type') ?? '',
          body.text('idempotent_id'),
        ]
        if (amount < 1 || !key) return { problem: 'value_cents and idempotent_id required' }
        if (body.text('initiation_type') !== 'dict' || !pixKey || !keyTypes.includes(pixKeyType))
          return { problem: 'pix_key required' }
        return {
          id: books.identifiers.alphanumeric(20).toUpperCase(),
          amount,
          pixKey,
          pixKeyType,
          idempotencyKey: key,
          waiting: body.boolean('authorized') !== true,
          postbackUrl: account.webhookUrl,
        }
      },
      render: renderPayment,
    },
    payoutGet: [
      { path: '/v1/pix/payments/:id', render: renderPayment },
      {
        path: '/v1/pix/payments/:key/idempotent_id',
        find: ({ books, account, params }) =>
          books.payouts
            .values()
            .find((other) => other.account === account.id && other.idempotencyKey === params.key),
        render: renderPayment,
      },
    ],
    chargeWebhooks(view, { account, event }) {
      if (view.postbackUrl === null || event === 'created') return []
      const endToEnd = view.payments[0]?.endToEndId ?? ''
      const message = {
        reference_code: view.id,
        external_reference: view.externalRef,
        value_cents: view.amount,
        content: view.pix?.code,
        status: spokenWord(view, words),
        generator_name: view.customer.name,
        generator_document: view.customer.document,
        payer_name: view.customer.name,
        payer_document: view.customer.document,
        registration_date: view.createdAt,
        payment_date: view.paidAt,
        end_to_end: endToEnd,
      }
      const md5 = digest(`qrcode.${view.id}.${endToEnd}.${view.amount}.${account.webhookSecret ?? ''}`)
      return [
        {
          url: view.postbackUrl,
          body: { notification_type: 'pix_qrcode', message, md5 },
          headers: authorization(account.webhookSecret),
        },
      ]
    },
    payoutWebhooks(view, { account }) {
      if (view.postbackUrl === null || view.state === 'waiting' || view.state === 'processing') return []
      const md5 = digest(
        `payment.${view.id}.${view.idempotencyKey}.${view.amount}.${account.webhookSecret ?? ''}`,
      )
      const { payment: message } = renderPayment(view)
      return [
        {
          url: view.postbackUrl,
          body: { notification_type: 'pix_payment', message, md5 },
          headers: authorization(account.webhookSecret),
        },
      ]
    },
  })
}

const digest = (text: string) => createHash('md5').update(text).digest('hex')
const authorization = (secret: string | null): Record<string, string> =>
  secret === null ? {} : { authorization: secret }

function render(view: ChargeView) {
  return {
    qrcode: {
      reference_code: view.id,
      external_reference: view.externalRef,
      value_cents: view.amount,
      status: spokenWord(view, words),
      content: view.pix?.code,
      image_base64: view.pix ? qrImage(view.pix.code) : null,
      end_to_end: view.payments[0]?.endToEndId ?? null,
    },
  }
}

function renderPayment(view: PayoutView) {
  return {
    payment: {
      reference_code: view.id,
      idempotent_id: view.idempotencyKey,
      value_cents: view.amount,
      pix_key_type: view.pixKeyType,
      pix_key: view.pixKey,
      status: spokenWord(view, payoutWords),
      end_to_end: view.state === 'paid' ? view.endToEndId : null,
      payment_date: view.paidAt,
      cancellation_reason: view.failure,
      receipt_url: null,
    },
  }
}
