import { createHmac } from 'node:crypto'
import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { createCharge } from '#core/create-charge.ts'
import { secondsLater } from '#core/days.ts'
import type { Answer } from '#core/faults.ts'
import { type Books, keyOf, writeReceiver, writeRegistration } from '#core/open-books.ts'
import type { Account, Charge, ChargeState, Receiver, Refund, Registration } from '#core/records.ts'
import { refundCharge } from '#core/refund-charge.ts'
import { byAccessToken, issueAccessToken } from '#http/access-token.ts'
import { byClientCredentials } from '#http/client-credentials.ts'
import type { Call, ChargeView, Dialect, WebhookDraft } from '#http/dialect.ts'
import { ownCharge, ownCharges } from '#http/own-records.ts'
import { qrImage } from '#http/qr-image.ts'
import { spokenWord } from '#http/spoken-word.ts'
import { batchRoutes, transferProblem as problem, renderTransfer } from './transfeera-batches.ts'
import { chargeRoutes, payinNews, receivableNews } from './transfeera-charges.ts'

/**
 * TRANSFEERA, from its documents and a public client of 2025: a separate login, reais, Pix and boleto charges, refunds
 * by the end-to-end id, payouts in batches that must be closed, and webhooks signed with a secret shown when they are
 * registered. The unit of `amount` in /charges is assumed to be reais, as everywhere else here. That client and another
 * name the events: `ChargeReceivable` (read by `id`, `charge_id` and `status`) when a receivable changes,
 * `CashInRefund` (read by `original_end2end_id`, `return_id` and `status`), and `Payin` (read by `id`, `status` and
 * `amount`) for card payments, which is sent with the event of the receivable. No caller was seen charging a card
 * directly, and no word for a refused card was found.
 */
export function transfeera(): Dialect {
  return {
    authenticate: byAccessToken('transfeera'),
    unauthorized: problem(401, 'Unauthorized'),
    malformed: problem(400, 'Invalid JSON'),
    notFound: problem(404, 'Not Found'),
    routes: [
      {
        method: 'POST',
        path: '/authorization',
        operation: 'authenticate',
        authenticate: byClientCredentials(({ body }) => ({
          id: body.text('client_id'),
          secret: body.text('client_secret'),
        })),
        handle: (call) => ({
          status: 200,
          body: {
            access_token: issueAccessToken(call, { purpose: 'transfeera', seconds: 1_800 }),
            token_type: 'Bearer',
            expires_in: 1_800,
          },
        }),
      },
      { method: 'POST', path: '/pix/key', operation: 'receiver', handle: createPixKey },
      { method: 'GET', path: '/pix/key/:id', operation: 'receiver-get', handle: getPixKey },
      { method: 'POST', path: '/pix/qrcode/collection/immediate', operation: 'create', handle: createPix },
      { method: 'GET', path: '/pix/qrcode/:id', operation: 'get', handle: getPix },
      { method: 'GET', path: '/pix/cashin/:e2e', operation: 'get', handle: getReceived },
      { method: 'POST', path: '/pix/cashin/:e2e/refund', operation: 'refund', handle: refundReceived },
      { method: 'GET', path: '/pix/cashin/:e2e/refund', operation: 'refund-get', handle: listRefunds },
      { method: 'POST', path: '/webhook', operation: 'configure', handle: registerWebhook },
      ...chargeRoutes,
      ...batchRoutes,
    ],
    chargeWebhooks(view, { account, books, event, refund }) {
      const tell = (object: string, data: unknown) => announce({ account, books }, object, data)
      if (!view.pix) {
        if (event === 'created') return []
        const payin = event === 'paid' && view.card ? tell('Payin', payinNews(view)) : []
        return [...payin, ...tell('ChargeReceivable', receivableNews(view))]
      }
      const end2endId = view.payments.at(-1)?.endToEndId ?? null
      if (refund) return tell('CashInRefund', renderRefund(refund, end2endId))
      return event === 'paid' ? tell('CashIn', renderCashIn(view, end2endId)) : []
    },
    payoutWebhooks(view, { account, books }) {
      if (view.state === 'waiting' || view.state === 'processing') return []
      return announce(
        { account, books },
        view.state === 'returned' ? 'TransferRefund' : 'Transfer',
        renderTransfer(view),
      )
    },
  }
}

function announce(
  { account, books }: { account: Account; books: Books },
  object: string,
  data: unknown,
): WebhookDraft[] {
  const body = JSON.stringify({
    id: books.identifiers.uuid(),
    version: 'v1',
    account_id: account.id,
    object,
    date: books.now().toISOString(),
    data,
  })
  const registered: Pick<Registration, 'url' | 'token'>[] = [...books.registrations.values()].filter(
    (registration) => registration.account === account.id && !registration.removed,
  )
  const inPanel =
    account.webhookUrl === null ? [] : [{ url: account.webhookUrl, token: account.webhookSecret }]
  const time = books.now().getTime()
  return [...registered, ...inPanel].map(({ url, token }) => ({
    url,
    body,
    headers: {
      'transfeera-signature': `t=${time},v1=${createHmac('sha256', token ?? '')
        .update(`${time}.${body}`)
        .digest('hex')}`,
    },
  }))
}

const codeWords: Record<ChargeState, string> = {
  waiting: 'ATIVA',
  reviewing: 'ATIVA',
  paid: 'CONCLUIDA',
  refused: 'REMOVIDA_PELO_PSP',
  refunded: 'CONCLUIDA',
  disputed: 'CONCLUIDA',
  expired: 'ATIVA',
  canceled: 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
}

function createPixKey({ books, acquirer, account, body }: Call): Answer {
  const key = body.text('key') ?? body.text('key_type')
  if (!key) return problem(400, 'key is required')
  const receiver = writeReceiver(books, {
    acquirer,
    account: account.id,
    id: books.identifiers.uuid(),
    state: 'active',
    name: account.merchantName,
    email: '',
    document: '',
    details: { key, key_type: body.text('key_type') ?? null },
    createdAt: books.now().toISOString(),
  })
  return { status: 201, body: renderPixKey(receiver) }
}

function getPixKey({ books, acquirer, account, params }: Call): Answer {
  const receiver = books.receivers.get(keyOf({ acquirer, id: params.id ?? '' }))
  return receiver?.account === account.id
    ? { status: 200, body: renderPixKey(receiver) }
    : problem(404, 'Not Found')
}

function renderPixKey({ id, details, createdAt }: Receiver) {
  return { id, ...(details as object), status: 'REGISTRADA', created_at: createdAt }
}

function getReceived(call: Call): Answer {
  const charge = chargeOfReceipt(call)
  return charge
    ? { status: 200, body: renderCashIn(call.viewCharge(charge), call.params.e2e ?? null) }
    : problem(404, 'Not Found')
}

function renderCashIn(view: ChargeView, end2endId: string | null) {
  return {
    id: view.id,
    value: centsToDecimalNumber(view.amount),
    end2end_id: end2endId,
    txid: view.pix?.txid ?? null,
    integration_id: view.externalRef,
    pix_key: null,
    type: 'DEPOSIT',
  }
}

function chargeOfReceipt(call: Call): Charge | undefined {
  return ownCharges(call).find(({ payments }) =>
    payments.some(({ endToEndId }) => endToEndId === call.params.e2e),
  )
}

function createPix(call: Call): Answer {
  const { books, account, body } = call
  const amount = body.reais('original_value') ?? 0
  if (amount < 1) return problem(400, 'original_value is invalid')
  if (!body.text('pix_key')) return problem(400, 'pix_key is required')
  const charge = createCharge(books, account, {
    id: books.identifiers.uuid(),
    amount,
    method: 'PIX',
    customer: {
      name: body.text('payer.name') ?? '',
      email: '',
      phone: '',
      document: body.text('payer.document') ?? '',
    },
    externalRef: body.text('integration_id') ?? null,
    expiresAt: secondsLater(books.now(), body.integer('expiration') ?? 86_400),
    ...(body.text('txid') && { txid: body.text('txid') ?? '' }),
  })
  return { status: 201, body: renderPix(call.viewCharge(charge)) }
}

/** By its id or by its txid. */
function getPix(call: Call): Answer {
  const charge = ownCharge(call) ?? ownCharges(call).find(({ pix }) => pix?.txid === call.params.id)
  return charge?.pix ? { status: 200, body: renderPix(call.viewCharge(charge)) } : problem(404, 'Not Found')
}

function refundReceived(call: Call): Answer {
  const { books, body, params } = call
  const charge = chargeOfReceipt(call)
  if (!charge) return problem(404, 'Not Found')
  const amount = body.has('value') ? (body.reais('value') ?? 0) : null
  const key = body.text('integration_id') ?? null
  const result = refundCharge(books, charge, { id: books.identifiers.uuid(), amount, idempotencyKey: key })
  if (result.kind === 'not-paid' || result.kind === 'too-much')
    return problem(400, 'O valor não pode ser devolvido')
  return { status: 200, body: renderRefund(result.refund, params.e2e ?? null) }
}

/** The list shows a refund like the statement, as a movement of its own; the call that created it does not. */
function listRefunds(call: Call): Answer {
  const charge = chargeOfReceipt(call)
  if (!charge) return problem(404, 'Not Found')
  const refunds = [...call.books.refunds.values()].filter(({ chargeId }) => chargeId === charge.id)
  const entries = refunds.map((refund) => ({
    id: refund.id,
    value: centsToDecimalNumber(refund.amount),
    type: 'DEPOSIT_REFUND',
    error_code: null,
    error_message: null,
    return_id: refund.returnId,
    end2end_id: call.params.e2e ?? null,
    txid: charge.pix?.txid ?? null,
    integration_id: refund.idempotencyKey,
  }))
  const metadata = { pagination: { itemsPerPage: 10, totalItems: entries.length } }
  return { status: 200, body: { entries, metadata } }
}

function renderRefund(refund: Refund, receipt: string | null) {
  return {
    id: refund.id,
    original_end2end_id: receipt,
    return_id: refund.returnId,
    value: centsToDecimalNumber(refund.amount),
    integration_id: refund.idempotencyKey,
    status: 'FINALIZADO',
    error_code: null,
    error_message: null,
    created_at: refund.createdAt,
    updated_at: refund.createdAt,
  }
}

function registerWebhook({ books, acquirer, account, body }: Call): Answer {
  const url = body.text('url')
  if (!url) return problem(400, 'url is required')
  const registration = writeRegistration(books, {
    acquirer,
    account: account.id,
    id: books.identifiers.uuid(),
    topic: 'events',
    url,
    token: books.identifiers.alphanumeric(32),
    details: body.at('object_types') ?? [],
    removed: false,
    createdAt: books.now().toISOString(),
  })
  return { status: 200, body: { id: registration.id, url, signature_secret: registration.token } }
}

function renderPix(view: ChargeView) {
  return {
    id: view.id,
    txid: view.pix?.txid,
    integration_id: view.externalRef,
    status: spokenWord(view, codeWords),
    qrcode_type: 'COBRANCA_IMEDIATA',
    original_value: centsToDecimalNumber(view.amount),
    emv_payload: view.pix?.code,
    image_base64: view.pix ? qrImage(view.pix.code) : null,
    ...receivedOf(view),
  }
}

function receivedOf(charge: Charge) {
  const pix = charge.payments.map(({ endToEndId, amount, at }) => ({
    end2end_id: endToEndId,
    value: centsToDecimalNumber(amount),
    date: at,
  }))
  return pix.length === 0 ? {} : { pix_received: pix }
}
