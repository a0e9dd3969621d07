import { createHash } from 'node:crypto'
import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { createCharge } from '#core/create-charge.ts'
import { createPayout } from '#core/create-payout.ts'
import { daysLater } from '#core/days.ts'
import type { Answer } from '#core/faults.ts'
import type { Account, Charge, Payout } from '#core/records.ts'
import { bySecretInHeader } from '#http/authenticators.ts'
import type { Call, Dialect, WebhookDraft } from '#http/dialect.ts'
import { qrImage } from '#http/qr-image.ts'
import { customer } from '#http/small-api.ts'
import { firstRoutes, isOfTheFirst, renderFirst } from './noxpay-first.ts'
import { noxpayProblem } from './noxpay-problem.ts'

/**
 * NOXPAY, from its own documents: one path for money in and out, distinguished by `method`; reais; the shop's `code` is
 * the reference and cannot be used twice; webhooks are signed with a plain hash of secret and body. It has only two
 * status words. Its first API, which the specification describes, is served under /api.
 */
export function noxpay(): Dialect {
  return {
    authenticate: bySecretInHeader('api-key'),
    unauthorized: noxpayProblem(401, 'Unauthorized'),
    malformed: noxpayProblem(400, 'Invalid JSON'),
    notFound: noxpayProblem(404, 'Not found'),
    routes: [
      { method: 'POST', path: '/payment', operation: 'create', handle: createEither },
      { method: 'GET', path: '/payment/:id', operation: 'get', handle: getEither },
      ...firstRoutes,
    ],
    chargeWebhooks(view, { account, event }) {
      const url = view.postbackUrl ?? account.webhookUrl
      if (url === null || event !== 'paid') return []
      if (isOfTheFirst(view)) return [signed(account, url, renderFirst(view))]
      return [
        signed(account, url, {
          id: Number(view.id),
          merchant_id: 1,
          method: 'PIX',
          status: view.spokenStatus ?? 'PAID',
          code: view.externalRef,
          txid: view.pix?.txid,
          amount: centsToDecimalNumber(view.amount),
          created_at_date: view.createdAt,
          receipt_name: view.customer.name,
          receipt_cpf_cnpj: view.customer.document,
          pix_end2end_id: view.payments.at(-1)?.endToEndId ?? null,
        }),
      ]
    },
    payoutWebhooks(view, { account }) {
      const url = view.postbackUrl ?? account.webhookUrl
      if (url === null || view.state !== 'paid') return []
      if (isOfTheFirst(view)) return [signed(account, url, renderFirst(view))]
      return [
        signed(account, url, {
          id: Number(view.id),
          merchant_id: 1,
          method: 'PIXOUT',
          status: view.spokenStatus ?? 'PAID',
          code: view.externalRef,
          txid: view.endToEndId,
          amount: centsToDecimalNumber(view.amount),
          created_at_date: view.createdAt,
          pix_end2end_id: view.endToEndId,
        }),
      ]
    },
  }
}

function signed(account: Account, url: string, message: unknown): WebhookDraft {
  const body = JSON.stringify(message)
  const signature = createHash('sha256')
    .update(`${account.webhookSecret ?? ''}${body}`)
    .digest('base64')
  return { url, body, headers: { 'x-signature': signature, 'noxpay-sign': signature } }
}

function createEither(call: Call): Answer {
  const { books, account, body } = call
  const code = body.text('code')
  const amount = body.reais('amount') ?? 0
  if (!code) return noxpayProblem(400, 'code is required')
  if (amount < 1) return noxpayProblem(400, 'amount is invalid')
  if (findByCode(call, code)) return noxpayProblem(409, 'code already used')
  if (body.text('method') === 'PIXOUT') {
    const pixKey = body.text('pixkey')
    if (body.text('type') !== 'PIX_KEY' || !pixKey) return noxpayProblem(400, 'pixkey is required')
    const payout = createPayout(books, account, {
      id: String(books.nextNumber()),
      amount,
      pixKey,
      externalRef: code,
      postbackUrl: body.text('webhook_url') ?? null,
    })
    return {
      status: 200,
      body: {
        method: 'PIXOUT',
        code,
        amount: centsToDecimalNumber(amount),
        txid: payout.endToEndId,
        Status: 'WAITING_PAYMENT',
      },
    }
  }
  if (body.text('method') !== 'PIX') return noxpayProblem(400, 'method is invalid')
  const charge = createCharge(books, account, {
    id: String(books.nextNumber()),
    amount,
    method: 'PIX',
    customer: customer({
      name: body.text('client_name') ?? '',
      document: body.text('client_document') ?? '',
    }),
    externalRef: code,
    postbackUrl: body.text('webhook_url') ?? null,
    expiresAt: daysLater(books.now(), 1),
  })
  const view = call.viewCharge(charge)
  return {
    status: 200,
    body: {
      method: 'PIX',
      code,
      amount: centsToDecimalNumber(view.amount),
      URL: `https://pagamento.exemplo.invalid/${charge.secureId}`,
      QRCode: charge.pix ? qrImage(charge.pix.code) : '',
      QRCodeText: charge.pix?.code,
      txid: charge.pix?.txid,
      Status: view.spokenStatus ?? 'WAITING_PAYMENT',
    },
  }
}

/** Capitalised keys on reads, as documented. */
function getEither(call: Call): Answer {
  const found = findByCode(call, call.params.id ?? '')
  if (!found) return noxpayProblem(404, 'Not found')
  const isPaid = found.record.state === 'paid' || found.record.paidAt !== null
  const spoken = found.kind === 'charge' ? call.viewCharge(found.record) : call.viewPayout(found.record)
  return {
    status: 200,
    body: {
      Method: found.kind === 'charge' ? 'PIX' : 'PIXOUT',
      Status: spoken.spokenStatus ?? (isPaid ? 'PAID' : 'WAITING_PAYMENT'),
      Code: found.record.externalRef,
      TxID: found.kind === 'charge' ? found.record.pix?.txid : found.record.endToEndId,
      Amount: centsToDecimalNumber(spoken.amount),
      end2end:
        found.kind === 'charge' ? (found.record.payments[0]?.endToEndId ?? null) : found.record.endToEndId,
      receipt: null,
    },
  }
}

type Found = { kind: 'charge'; record: Charge } | { kind: 'payout'; record: Payout }

function findByCode({ books, account }: Call, code: string): Found | undefined {
  const charge = books.charges
    .values()
    .find((other) => other.account === account.id && (other.externalRef === code || other.pix?.txid === code))
  if (charge) return { kind: 'charge', record: charge }
  const payout = books.payouts
    .values()
    .find(
      (other) => other.account === account.id && (other.externalRef === code || other.endToEndId === code),
    )
  return payout && { kind: 'payout', record: payout }
}
