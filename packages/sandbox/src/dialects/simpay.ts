import { createHmac, timingSafeEqual } from 'node:crypto'
import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { daysLater } from '#core/days.ts'
import type { ChargeState, PayoutState } from '#core/records.ts'
import { byAccessToken, issueAccessToken } from '#http/access-token.ts'
import type { Authenticator } from '#http/authenticators.ts'
import { byClientCredentials } from '#http/client-credentials.ts'
import type { ChargeView, Dialect, PayoutView } from '#http/dialect.ts'
import { ownCharge, ownPayout } from '#http/own-records.ts'
import { qrImage } from '#http/qr-image.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<ChargeState, string> = {
  waiting: 'NEW',
  reviewing: 'NEW',
  paid: 'PAID',
  refused: 'CANCELED',
  refunded: 'CHARGEBACK',
  disputed: 'CHARGEBACK',
  expired: 'CANCELED',
  canceled: 'CANCELED',
}

const payoutWords: Record<PayoutState, string> = {
  waiting: 'NEW',
  processing: 'PROCESSING',
  paid: 'SUCCESS',
  refused: 'ERROR',
  canceled: 'CANCELED',
  returned: 'REFUNDED',
}

const byToken = byAccessToken('simpay')

/** Every write has an HMAC-SHA512 of its exact bytes, made with the client secret. */
const bySignedToken: Authenticator = (request, context) => {
  const account = byToken(request, context)
  if (!account) return undefined
  const expected = createHmac('sha512', account.secretKey).update(request.rawBody).digest()
  const given = Buffer.from(String(request.headers.hmac ?? ''), 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected) ? account : undefined
}

/**
 * SIMPAY, its current bank API, observed in public callers: a token of one hour, reais, a signature on writes, and
 * webhooks with the token given at registration (`webhookSecret`). That the signature is made with the client secret is
 * assumed.
 */
export function simpay(): Dialect {
  return smallApi({
    authenticate: byToken,
    problem: (status, message) =>
      status === 401
        ? { status, body: { code: 'token_not_valid', detail: message } }
        : { status, body: { worked: false, detail: message } },
    routes: [
      {
        method: 'POST',
        path: '/v2/finance/auth-token',
        operation: 'authenticate',
        authenticate: byClientCredentials(({ body }) => ({
          id: body.text('client_id'),
          secret: body.text('client_secret'),
        })),
        handle: (call) => ({
          status: 200,
          body: { worked: true, access_token: issueAccessToken(call, { purpose: 'simpay', seconds: 3_600 }) },
        }),
      },
    ],
    create: [
      {
        path: '/v2/finance/create-pix-copy-and-paste',
        authenticate: bySignedToken,
        read({ books, body, account }) {
          const amount = body.reais('amount') ?? 0
          if (amount < 1) return { problem: 'amount is invalid' }
          if ((body.text('debtor_name') ?? '').length > 25)
            return { problem: 'debtor_name has at most 25 characters' }
          for (const field of ['source_account_branch_identifier', 'source_account_number', 'type_fine']) {
            if (!body.text(field)) return { problem: `${field} is required` }
          }
          return {
            id: books.identifiers.uuid(),
            amount,
            method: 'PIX',
            customer: customer({
              name: body.text('debtor_name') ?? '',
              document: body.text('debtor_document') ?? '',
            }),
            externalRef: body.text('tag') ?? null,
            postbackUrl: account.webhookUrl,
            expiresAt: daysLater(books.now(), 1),
          }
        },
        render,
      },
    ],
    get: [
      {
        path: '/v2/finance/status-pix-copy-and-paste',
        find: (call) => ownCharge(call, call.query.id ?? ''),
        render,
      },
    ],
    refund: {
      path: '/v2/finance/chargebacks-pix-copy-and-paste',
      authenticate: bySignedToken,
      find: (call) => ownCharge(call, call.body.text('qr_code_id') ?? ''),
      amount: ({ body }) => body.reais('amount'),
      render: (refund) => ({
        worked: true,
        id: refund.id,
        status: 'SUCCESS',
        end_to_end_id: refund.returnId,
      }),
    },
    payout: {
      path: '/v2/finance/create-cashout-self-approve',
      authenticate: bySignedToken,
      read({ books, body, account }) {
        const amount = body.reais('amount') ?? 0
        const pixKey = body.text('key')
        if (amount < 1 || !pixKey) return { problem: 'amount or key is invalid' }
        return {
          id: books.identifiers.uuid(),
          amount,
          pixKey,
          externalRef: body.text('tag') ?? null,
          postbackUrl: account.webhookUrl,
        }
      },
      render: renderPayout,
    },
    payoutGet: [
      {
        path: '/v2/finance/status-cashout',
        find: (call) => ownPayout(call, call.query.id ?? ''),
        render: renderPayout,
      },
    ],
    chargeWebhooks(view, { account, event }) {
      const types: Partial<Record<typeof event, string>> = {
        paid: 'QR_CODE_COPY_AND_PASTE_PAID',
        refunded: 'QR_CODE_COPY_AND_PASTE_REFUNDED',
        disputed: 'MED_CREATED',
      }
      const type = types[event]
      if (view.postbackUrl === null || !type) return []
      const data = {
        amount: centsToDecimalNumber(view.amount),
        ...(event === 'refunded' && { amount_chargeback: centsToDecimalNumber(view.refundedAmount) }),
        status: spokenWord(view, words),
        worked: true,
        tag: view.externalRef,
        tx_id: view.pix?.txid,
        qr_code_id: view.id,
        end_to_end: view.payments[0]?.endToEndId ?? null,
        payment_date: view.paidAt,
        debtor_name: view.customer.name,
      }
      return [
        {
          url: view.postbackUrl,
          body: { type, data },
          headers: { authorization: account.webhookSecret ?? '' },
        },
      ]
    },
    payoutWebhooks(view, { account }) {
      if (view.postbackUrl === null || view.state === 'processing') return []
      const type =
        view.state === 'paid'
          ? 'PIX_CASHOUT_SUCCESS'
          : view.state === 'returned'
            ? 'PIX_CASHOUT_REFUND'
            : 'PIX_CASHOUT_ERROR'
      const body = {
        type,
        idTransaction: view.id,
        status: spokenWord(view, payoutWords),
        amount: centsToDecimalNumber(view.amount),
        key: view.pixKey,
        end_to_end: view.endToEndId,
        error: view.failure,
      }
      return [{ url: view.postbackUrl, body, headers: { authorization: account.webhookSecret ?? '' } }]
    },
  })
}

function render(view: ChargeView) {
  return {
    worked: true,
    qr_code_id: view.id,
    tx_id: view.pix?.txid,
    tag: view.externalRef,
    amount: centsToDecimalNumber(view.amount),
    amount_chargeback: centsToDecimalNumber(view.refundedAmount),
    status: spokenWord(view, words),
    pix_copy_and_paste: view.pix?.code,
    base_64_image: view.pix ? qrImage(view.pix.code) : null,
    expiration_date: view.expiresAt,
    end_to_end: view.payments[0]?.endToEndId ?? null,
    fee: 0,
  }
}

function renderPayout(view: PayoutView) {
  return {
    worked: true,
    transaction_id: view.id,
    status: spokenWord(view, payoutWords),
    amount: centsToDecimalNumber(view.amount),
    operationUuid: view.endToEndId,
    tag: view.externalRef,
    fee: 0,
  }
}
