import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { secondsLater } from '#core/days.ts'
import { performAction } from '#core/perform-action.ts'
import type { ChargeState, PayoutState } from '#core/records.ts'
import { byAccessToken, issueAccessToken } from '#http/access-token.ts'
import { byKeyPair } from '#http/authenticators.ts'
import type { ChargeView, Dialect, PayoutView } from '#http/dialect.ts'
import { ownCharge, ownCharges } from '#http/own-records.ts'
import { qrImage } from '#http/qr-image.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

/** The constants behind its status codes were not seen; these words are assumed. */
const words: Record<ChargeState, string> = {
  waiting: 'PENDING',
  reviewing: 'PENDING',
  paid: 'PAID',
  refused: 'REJECTED',
  refunded: 'REFUNDED',
  disputed: 'CHARGEBACK',
  expired: 'EXPIRED',
  canceled: 'CANCELED',
}

const payoutWords: Record<PayoutState, string> = {
  waiting: 'PENDING',
  processing: 'PENDING',
  paid: 'PAID',
  refused: 'REJECTED',
  canceled: 'CANCELED',
  returned: 'REFUNDED',
}

/**
 * PAGO, observed in one public caller: Basic credentials for a token that stands alone in `Authorization`, reais,
 * Pix in and out, reversal by the transaction's id. Its notice was not seen; here it repeats the read.
 */
export function pago(): Dialect {
  return smallApi({
    authenticate: byAccessToken('pago'),
    problem: (status, message) => ({ status, body: { status: 'ERROR', errors: [message] } }),
    routes: [
      {
        method: 'POST',
        path: '/auth',
        operation: 'authenticate',
        authenticate: byKeyPair,
        handle: (call) => ({
          status: 200,
          body: {
            accessToken: issueAccessToken(call, { purpose: 'pago', seconds: 3_600 }),
            type: 'Bearer',
            status: 'OK',
            errors: [],
          },
        }),
      },
      {
        method: 'GET',
        path: '/cashin',
        operation: 'list',
        handle: (call) => ({
          status: 200,
          body: { content: ownCharges(call).map((charge) => render(call.viewCharge(charge))) },
        }),
      },
      {
        method: 'DELETE',
        path: '/cashin/:id',
        operation: 'cancel',
        handle(call) {
          const charge = ownCharge(call)
          const result = charge && performAction(call.books, charge, { action: 'cancel' })
          return result?.kind === 'done'
            ? { status: 200, body: render(call.viewCharge(result.charge)) }
            : { status: 400, body: { status: 'ERROR', errors: ['The charge cannot be canceled'] } }
        },
      },
    ],
    create: [
      {
        path: '/cashin',
        read({ books, body }) {
          const amount = body.reais('transaction.amount') ?? 0
          if (amount < 1) return { problem: 'transaction.amount is invalid' }
          if (body.integer('paymentMethod') !== 1) return { problem: 'paymentMethod is invalid' }
          if (!body.text('shopper.docNumber') || !body.text('shopper.fullName'))
            return { problem: 'shopper is incomplete' }
          return {
            id: books.identifiers.uuid(),
            amount,
            method: 'PIX',
            customer: customer({
              name: body.text('shopper.fullName') ?? '',
              email: body.text('shopper.email') ?? '',
              phone: body.text('shopper.mobile') ?? '',
              document: body.text('shopper.docNumber') ?? '',
            }),
            externalRef: body.text('transaction.salesId') ?? null,
            postbackUrl: body.text('urlConfirmation') ?? null,
            expiresAt: secondsLater(books.now(), Number(body.text('expirationTime') ?? 1_440) * 60),
          }
        },
        render,
      },
    ],
    get: [{ path: '/cashin/:id', render }],
    refund: {
      path: '/cashin/reversal',
      find: (call) => ownCharge(call, call.body.text('uniqueId') ?? ''),
      amount: ({ body }) => body.reais('returnAmount'),
      render: (refund, view) => ({ uniqueId: view.id, id: refund.id, status: spokenWord(view, words) }),
    },
    payout: {
      path: '/cashout',
      read({ books, body }) {
        const amount = body.reais('amount') ?? 0
        const pixKey = body.text('bank.pixValue')
        if (amount < 1 || !pixKey || !body.text('bank.pixKey'))
          return { problem: 'amount or bank is invalid' }
        return {
          id: books.identifiers.uuid(),
          amount,
          pixKey,
          pixKeyType: body.text('bank.pixKey') ?? null,
          externalRef: body.text('merchantReference') ?? null,
        }
      },
      render: renderPayout,
    },
    payoutGet: [{ path: '/cashout/:id', render: renderPayout }],
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null || event === 'created') return []
      return [{ url: view.postbackUrl, body: render(view) }]
    },
  })
}

function render(view: ChargeView) {
  return {
    uniqueId: view.id,
    creationTime: view.createdAt,
    status: spokenWord(view, words),
    salesId: view.externalRef,
    amount: centsToDecimalNumber(view.amount),
    pixCopyPaste: view.pix?.code,
    qrCode: view.pix ? qrImage(view.pix.code) : null,
  }
}

function renderPayout(view: PayoutView) {
  return {
    uniqueId: view.id,
    paymentMethod: 1,
    amount: centsToDecimalNumber(view.amount),
    requestDateTime: view.createdAt,
    status: spokenWord(view, payoutWords),
    event: [],
  }
}
