import { centsToDecimalNumber } from '@balcao/domain/money/money'
import type { Answer } from '#core/faults.ts'
import type { Books } from '#core/open-books.ts'
import type { Account } from '#core/records.ts'
import { byAccessToken, issueAccessToken } from '#http/access-token.ts'
import { byClientCredentials } from '#http/client-credentials.ts'
import type { Call, ChargeView, Dialect, Route, WebhookDraft } from '#http/dialect.ts'
import {
  createImmediateCharge,
  getImmediateCharge,
  keyOfCharge,
  renderReceived,
  reviseImmediateCharge,
} from './pix-bank-charges.ts'
import {
  balances,
  getPayment,
  getPaymentByKey,
  payByKey,
  registerAccountsWebhook,
  renderPayment,
} from './pix-bank-payments.ts'
import { bankProblem } from './pix-bank-problem.ts'
import {
  getReceived,
  getReturn,
  getWebhook,
  registerWebhook,
  removeWebhook,
  returnReceived,
} from './pix-bank-received.ts'

/**
 * A bank with the Central Bank's Pix API for receiving, and the ONZ accounts API, under /api/v2, for paying.
 * Both halves have their own tokens; both require a client certificate where the sandbox can check one.
 */
export function pixBank(): Dialect {
  return {
    authenticate: byAccessToken('cob'),
    unauthorized: bankProblem(401, 'AcessoNegado'),
    malformed: bankProblem(400, 'RequisicaoInvalida'),
    notFound: bankProblem(404, 'NaoEncontrado'),
    routes: [...cashIn, ...cashOut],
    chargeWebhooks(view, { account, books, event }) {
      if (event !== 'paid' && event !== 'refunded' && event !== 'disputed') return []
      const type = event === 'paid' ? 'RECEIVE' : 'REFUND'
      return [
        ...standardWebhooks(view, { account, books }),
        ...accountsWebhooks({ account, books, topic: 'receive' }, { type, data: renderReceipt(view) }),
      ]
    },
    payoutWebhooks(view, { account, books }) {
      if (view.state === 'processing') return []
      return accountsWebhooks(
        { account, books, topic: 'transfer' },
        { type: 'TRANSFER', data: renderPayment(view) },
      )
    },
  }
}

const cashIn: Route[] = [
  {
    method: 'POST',
    path: '/oauth/token',
    operation: 'authenticate',
    authenticate: byClientCredentials(({ body }) => ({
      id: body.text('client_id'),
      secret: body.text('client_secret'),
    })),
    handle: (call) => issueToken(call, 'cob'),
  },
  { method: 'POST', path: '/cob', operation: 'create', handle: createImmediateCharge },
  { method: 'PUT', path: '/cob/:txid', operation: 'create', handle: createImmediateCharge },
  { method: 'GET', path: '/cob/:txid', operation: 'get', handle: getImmediateCharge },
  { method: 'PATCH', path: '/cob/:txid', operation: 'cancel', handle: reviseImmediateCharge },
  { method: 'GET', path: '/pix/:e2eid', operation: 'get', handle: getReceived },
  { method: 'PUT', path: '/pix/:e2eid/devolucao/:id', operation: 'refund', handle: returnReceived },
  { method: 'GET', path: '/pix/:e2eid/devolucao/:id', operation: 'refund-get', handle: getReturn },
  { method: 'PUT', path: '/webhook/:chave', operation: 'configure', handle: registerWebhook },
  { method: 'GET', path: '/webhook/:chave', operation: 'configure', handle: getWebhook },
  { method: 'DELETE', path: '/webhook/:chave', operation: 'configure', handle: removeWebhook },
]

const byAccountsToken = byAccessToken('accounts')

const cashOut: Route[] = [
  {
    method: 'POST',
    path: '/api/v2/oauth/token',
    operation: 'authenticate',
    authenticate: byClientCredentials(({ body }) => ({
      id: body.text('clientId') ?? body.text('client_id'),
      secret: body.text('clientSecret') ?? body.text('client_secret'),
    })),
    handle: (call) => issueToken(call, 'accounts'),
  },
  ...[
    { method: 'POST', path: '/api/v2/pix/payments/dict', operation: 'payout', handle: payByKey } as const,
    {
      method: 'GET',
      path: '/api/v2/pix/payments/:endToEndId',
      operation: 'payout-get',
      handle: getPayment,
    } as const,
    {
      method: 'GET',
      path: '/api/v2/pix/payments/idempotencyKey/:key',
      operation: 'payout-get',
      handle: getPaymentByKey,
    } as const,
    { method: 'GET', path: '/api/v2/accounts/balances/', operation: 'balance', handle: balances } as const,
    {
      method: 'POST',
      path: '/api/v2/webhooks/:topic',
      operation: 'configure',
      handle: registerAccountsWebhook,
    } as const,
  ].map((route) => ({ ...route, authenticate: byAccountsToken })),
]

const tokenLifetime = 300

/** Answers in the spelling of the request: installations of this engine differ. */
function issueToken(call: Call, purpose: 'cob' | 'accounts'): Answer {
  const { body, books } = call
  const isCamelCase = body.has('clientId')
  const grant = body.text(isCamelCase ? 'grantType' : 'grant_type')
  if (grant !== 'client_credentials') return bankProblem(400, 'RequisicaoInvalida')
  const token = issueAccessToken(call, { purpose, seconds: tokenLifetime })
  const expiresAt = Math.floor(books.now().getTime() / 1000) + tokenLifetime
  return {
    status: 200,
    body: isCamelCase
      ? { accessToken: token, tokenType: 'Bearer', expiresAt }
      : { access_token: token, token_type: 'Bearer', expires_in: tokenLifetime },
  }
}

type Addressee = { account: Account; books: Books }

/**
 * The standard adds `/pix` to the address that was registered for the key, and sends no event and no status.
 */
function standardWebhooks(view: ChargeView, { account, books }: Addressee): WebhookDraft[] {
  const registration = books.registrations.get(`${account.acquirer}/${account.id}/${keyOfCharge(view)}`)
  if (!registration || registration.removed) return []
  return [{ url: `${registration.url}/pix`, body: { pix: renderReceived(view, books) } }]
}

function accountsWebhooks(
  { account, books, topic }: Addressee & { topic: string },
  body: unknown,
): WebhookDraft[] {
  const registration = books.registrations.get(`${account.acquirer}/${account.id}/accounts/${topic}`)
  const url = registration && !registration.removed ? registration.url : account.webhookUrl
  if (!url) return []
  const headers: Record<string, string> = account.webhookSecret
    ? { 'x-webhook-secret': account.webhookSecret }
    : {}
  return [{ url, body, headers }]
}

function renderReceipt(view: ChargeView) {
  return {
    id: 0,
    idempotencyKey: null,
    endToEndId: view.payments.at(-1)?.endToEndId ?? null,
    pixKey: keyOfCharge(view),
    transactionType: 'PIX',
    status: view.spokenStatus ?? 'LIQUIDATED',
    errorCode: null,
    creditDebitType: 'CREDIT',
    localInstrument: 'QRDN',
    createdAt: view.updatedAt,
    txId: view.id,
    remittanceInformation: view.description,
    payment: { currency: 'BRL', amount: centsToDecimalNumber(view.amount) },
    refunds: [],
  }
}
