import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { secondsLater } from '#core/days.ts'
import type { Answer } from '#core/faults.ts'
import type { ChargeState, PayoutState } from '#core/records.ts'
import { bySecretInHeader } from '#http/authenticators.ts'
import type { Call, ChargeView, Dialect, PayoutView } from '#http/dialect.ts'
import { ownCharge, ownPayout } from '#http/own-records.ts'
import { qrImage } from '#http/qr-image.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<ChargeState, string> = {
  waiting: 'WAITING_PAYMENT',
  reviewing: 'WAITING_PAYMENT',
  paid: 'PAID',
  refused: 'ERROR',
  refunded: 'REFUND',
  disputed: 'REFUND',
  expired: 'EXPIRED',
  canceled: 'CANCELED',
}

const payoutWords: Record<PayoutState, string> = {
  waiting: 'WITHDRAW_REQUEST',
  processing: 'WITHDRAW_REQUEST',
  paid: 'WITHDRAW_PAID',
  refused: 'ERROR',
  canceled: 'ERROR',
  returned: 'ERROR',
}

const keyTypes = ['DOCUMENT', 'PHONE', 'MAIL', 'RANDOM_KEY']

/**
 * FIREBANK (FireBanking): the vendor's pages show calls and reads in reais (10.5 with a fee of 0.3) and one read for
 * charges and payouts alike; public callers show the key in `apiKey`, Pix only, half an hour to pay, refunds, and a
 * callback in cents.
 */
export function firebank(): Dialect {
  return smallApi({
    authenticate: bySecretInHeader('apikey'),
    problem,
    create: [
      {
        path: '/payment',
        read({ books, body, account }) {
          const amount = body.reais('transaction.value') ?? 0
          if (amount < 1 || body.text('type') !== 'PIX')
            return { problem: 'type or transaction.value is invalid' }
          if (!body.text('payer.fullName') || !body.text('payer.document'))
            return { problem: 'payer is incomplete' }
          return {
            id: books.identifiers.uuid(),
            amount,
            method: 'PIX',
            customer: customer({
              name: body.text('payer.fullName') ?? '',
              email: body.text('payer.contact.email') ?? '',
              phone: body.text('payer.contact.phone') ?? '',
              document: body.text('payer.document') ?? '',
            }),
            externalRef: body.text('transaction.externalId') ?? body.text('transaction.external_id') ?? null,
            description: body.text('transaction.description') ?? null,
            postbackUrl: account.webhookUrl,
            expiresAt: secondsLater(books.now(), 1_800),
          }
        },
        render,
      },
    ],
    refund: {
      path: '/payment/refund/:id',
      render: (_refund, view) => ({ transactionId: view.id, status: spokenWord(view, words) }),
    },
    payout: {
      path: '/payment/withdraw',
      read({ books, body, account }) {
        const amount = body.reais('value') ?? 0
        const [pixKey, pixKeyType] = [body.text('details.key'), body.text('details.keyType') ?? '']
        if (amount < 1 || !pixKey || !keyTypes.includes(pixKeyType))
          return { problem: 'value or details is invalid' }
        return {
          id: books.identifiers.uuid(),
          amount,
          pixKey,
          pixKeyType,
          externalRef: body.text('externalId') ?? null,
          postbackUrl: account.webhookUrl,
        }
      },
      render: (view) => ({
        transactionId: view.id,
        status: spokenWord(view, payoutWords),
        value: centsToDecimalNumber(view.amount),
      }),
    },
    routes: [{ method: 'GET', path: '/transactions/:id', operation: 'get', handle: readOperation }],
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null || (event !== 'paid' && event !== 'refunded' && event !== 'disputed'))
        return []
      return [
        {
          url: view.postbackUrl,
          body: {
            transactionId: view.id,
            businessTransactionId: view.externalRef,
            status: spokenWord(view, words),
            value: view.amount,
            endToEndId: view.payments[0]?.endToEndId ?? null,
            createdDate: view.createdAt,
            payerName: view.customer.name,
            payerDocumentNumber: view.customer.document,
            voucherUrl: null,
          },
        },
      ]
    },
    payoutWebhooks(view) {
      if (view.postbackUrl === null || view.state === 'processing') return []
      return [
        {
          url: view.postbackUrl,
          body: {
            transactionId: view.id,
            businessTransactionId: view.externalRef,
            status: spokenWord(view, payoutWords),
            value: view.amount,
            endToEndId: view.endToEndId,
          },
        },
      ]
    },
  })
}

function readOperation(call: Call): Answer {
  const charge = ownCharge(call)
  if (charge) {
    const view = call.viewCharge(charge)
    return { status: 200, body: renderOperation(view, spokenWord(view, words)) }
  }
  const payout = ownPayout(call)
  if (!payout) return problem(404, 'Not found')
  const view = call.viewPayout(payout)
  return { status: 200, body: renderOperation(view, spokenWord(view, payoutWords)) }
}

function renderOperation({ id, amount, externalRef }: ChargeView | PayoutView, status: string) {
  return {
    _id: id,
    operation: {
      type: 'PIX',
      value: centsToDecimalNumber(amount),
      status,
      externalID: externalRef,
      fee: 0.3,
    },
  }
}

function problem(status: number, message: string): Answer {
  return { status, body: { code: status, message } }
}

function render(view: ChargeView) {
  return {
    transactionId: view.id,
    status: spokenWord(view, words),
    pixCode: view.pix?.code,
    pixQrCode: view.pix ? qrImage(view.pix.code) : null,
    generateTime: view.createdAt,
  }
}
