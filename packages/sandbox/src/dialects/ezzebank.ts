import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { daysLater } from '#core/days.ts'
import type { ChargeState } from '#core/records.ts'
import { byAccessToken, issueAccessToken } from '#http/access-token.ts'
import { byKeyPair } from '#http/authenticators.ts'
import type { Dialect } from '#http/dialect.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'
import { wallClock } from '#http/wall-clock.ts'

const words: Record<ChargeState, string> = {
  waiting: 'PENDING',
  reviewing: 'PENDING',
  paid: 'APPROVED',
  refused: 'CANCELED',
  refunded: 'RETURNED',
  disputed: 'RETURNED',
  expired: 'CANCELED',
  canceled: 'CANCELED',
}

/**
 * EZZEBANK, from the first part of its documents and public callers: OAuth with Basic credentials and a form, reais,
 * and webhooks wrapped in `requestBody`, with a shared `authentication` (`webhookSecret`). All words except APPROVED
 * are assumed. No refund was seen.
 */
export function ezzebank(): Dialect {
  return smallApi({
    authenticate: byAccessToken('ezzebank'),
    problem: (status, message) => ({ status, body: { statusCode: status, message } }),
    routes: [
      {
        method: 'POST',
        path: '/v2/oauth/token',
        operation: 'authenticate',
        authenticate: byKeyPair,
        handle: (call) => ({
          status: 200,
          body: {
            access_token: issueAccessToken(call, { purpose: 'ezzebank', seconds: 1_800 }),
            token_type: 'bearer',
            expires_in: 1_800,
          },
        }),
      },
    ],
    create: [
      {
        path: '/v2/pix/qrcode',
        status: 201,
        read({ books, body, account }) {
          const amount = body.reais('amount') ?? 0
          if (amount < 1 || typeof body.at('amount') !== 'number') return { problem: 'amount is invalid' }
          return {
            id: books.identifiers.uuid(),
            amount,
            method: 'PIX',
            customer: customer({
              name: body.text('payer.name') ?? '',
              document: body.text('payer.document') ?? '',
            }),
            externalRef: body.text('external_id') ?? null,
            description: body.text('description') ?? null,
            postbackUrl: account.webhookUrl,
            expiresAt: daysLater(books.now(), 1),
          }
        },
        render: (view) => ({
          transactionId: view.id,
          external_id: view.externalRef,
          status: spokenWord(view, words),
          amount: centsToDecimalNumber(view.amount),
          emvqrcps: view.pix?.code,
        }),
      },
    ],
    get: [
      {
        path: '/v2/pix/qrcode/:id/detail',
        render: (view) => ({
          transactionId: view.id,
          external_id: view.externalRef,
          status: spokenWord(view, words),
          amount: centsToDecimalNumber(view.amount),
          debitParty: { name: view.customer.name, taxId: view.customer.document },
          transactionIdentification: view.pix?.txid,
        }),
      },
    ],
    payout: {
      path: '/v2/pix/payment',
      status: 201,
      read({ books, body, account }) {
        const amount = body.reais('amount') ?? 0
        const pixKey = body.text('creditParty.key')
        if (amount < 1 || !pixKey || !body.text('creditParty.keyType'))
          return { problem: 'creditParty is invalid' }
        return {
          id: books.identifiers.uuid(),
          amount,
          pixKey,
          pixKeyType: body.text('creditParty.keyType') ?? null,
          externalRef: body.text('external_id') ?? null,
          idempotencyKey: body.text('external_id') ?? null,
          postbackUrl: account.webhookUrl,
        }
      },
      render: (view) => ({
        transactionId: view.id,
        external_id: view.externalRef,
        status: 'PROCESSING',
        amount: centsToDecimalNumber(view.amount),
      }),
    },
    chargeWebhooks(view, { account, books, event }) {
      if (view.postbackUrl === null || event === 'created') return []
      const requestBody = {
        transactionType: 'RECEIVEPIX',
        transactionId: view.id,
        external_id: view.externalRef,
        amount: centsToDecimalNumber(view.amount),
        paymentType: 'PIX',
        status: spokenWord(view, words),
        dateApproval: wallClock(books.now()),
        debitParty: { name: view.customer.name, taxId: view.customer.document },
        statusCode: { statusId: view.state === 'paid' ? 2 : 3 },
        authentication: account.webhookSecret,
      }
      return [{ url: view.postbackUrl, body: { requestBody } }]
    },
    payoutWebhooks(view, { account, books }) {
      if (view.postbackUrl === null || view.state === 'processing') return []
      const requestBody = {
        transactionType: 'PAYMENT',
        transactionId: view.id,
        external_id: view.externalRef,
        amount: centsToDecimalNumber(view.amount),
        paymentType: 'PIX',
        dateApproval: wallClock(books.now()),
        statusCode: { statusId: view.state === 'paid' ? 2 : 3 },
        authentication: account.webhookSecret,
      }
      return [{ url: view.postbackUrl, body: { requestBody } }]
    },
  })
}
