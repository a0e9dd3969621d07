import { createVerify } from 'node:crypto'
import { createPayout } from '#core/create-payout.ts'
import type { Answer } from '#core/faults.ts'
import { keyOf, writeReceiver } from '#core/open-books.ts'
import { receiverBalance } from '#core/receiver-balance.ts'
import type { BankAccount, PayoutState, Receiver } from '#core/records.ts'
import { basicCredentials } from '#http/basic-credentials.ts'
import type { Call, Dialect, PayoutView, Route } from '#http/dialect.ts'
import { type Fields, readFields } from '#http/fields.ts'
import { ownPayout } from '#http/own-records.ts'
import { receiverToken, speakingReceiver } from '#http/receiver-token.ts'
import { spokenWord } from '#http/spoken-word.ts'

/** Sub-accounts and money out. Calls that send money are signed with RSA; the account's withdraw key is the public half. */

const words: Record<PayoutState, string> = {
  waiting: 'scheduled',
  processing: 'processing',
  paid: 'done',
  refused: 'rejected',
  canceled: 'cancelled',
  returned: 'rejected',
}

const verificationFiles = ['identification', 'selfie', 'address_proof', 'balance_sheet']

export const accountRoutes: Route[] = [
  { method: 'POST', path: '/v1/marketplace/create_account', operation: 'receiver', handle: createAccount },
  {
    method: 'POST',
    path: '/v1/accounts/:id/request_verification',
    operation: 'receiver',
    handle: requestVerification,
  },
  { method: 'GET', path: '/v1/accounts/:id', operation: 'receiver-get', handle: getAccount },
  {
    method: 'PUT',
    path: '/v1/payments/pix',
    operation: 'configure',
    handle: () => ({ status: 200, body: { enabled: true } }),
  },
  {
    method: 'POST',
    path: '/v1/accounts/configuration',
    operation: 'configure',
    handle: configure,
  },
  { method: 'POST', path: '/v1/accounts/:id/request_withdraw', operation: 'payout', handle: requestWithdraw },
  { method: 'GET', path: '/v1/withdraw_requests/:id', operation: 'payout-get', handle: getPayout },
  { method: 'POST', path: '/v1/transfer_requests', operation: 'payout', handle: requestTransfer },
  { method: 'GET', path: '/v1/transfer_requests/:id', operation: 'payout-get', handle: getPayout },
]

export const payoutWebhooks: Dialect['payoutWebhooks'] = (view, { account }) => {
  if (account.webhookUrl === null || view.state === 'processing') return []
  const event =
    view.receiverId === null ? 'transfer_request.status_changed' : 'withdraw_request.status_changed'
  return [
    {
      url: account.webhookUrl,
      form: true,
      body: {
        event,
        'data[id]': view.id,
        'data[status]': spokenWord(view, words),
        'data[account_id]': account.publicKey,
      },
      headers: account.webhookSecret ? { authorization: account.webhookSecret } : {},
    },
  ]
}

function createAccount({ books, acquirer, account, body }: Call): Answer {
  const name = body.text('name')
  if (!name) return { status: 422, body: { errors: { name: ['não pode ficar em branco'] } } }
  const receiver = writeReceiver(books, {
    acquirer,
    account: account.id,
    id: books.identifiers.uuid().replaceAll('-', '').toUpperCase(),
    state: 'pending',
    name,
    email: '',
    document: '',
    details: null,
    createdAt: books.now().toISOString(),
  })
  return {
    status: 200,
    body: {
      account_id: receiver.id,
      name,
      live_api_token: receiverToken(account, receiver.id),
      test_api_token: receiverToken(account, receiver.id),
      user_token: receiverToken(account, receiver.id),
    },
  }
}

function requestVerification(call: Call): Answer {
  const receiver = ownReceiver(call)
  if (!receiver) return notFound
  const missing = verificationFiles.find((file) => !call.body.text(`files.${file}`)?.startsWith('data:'))
  if (missing) return { status: 422, body: { errors: { [missing]: ['não pode ficar em branco'] } } }
  const document = call.body.text('data.cpf') ?? call.body.text('data.cnpj')
  if (!document) return { status: 422, body: { errors: { cpf: ['não pode ficar em branco'] } } }
  const isTransferred = call.body.boolean('data.automatic_transfer') ?? false
  writeReceiver(call.books, {
    ...receiver,
    state: 'active',
    document,
    details: call.body.at('data'),
    transfersTo: isTransferred ? bankIn(call.body, document) : null,
  })
  return {
    status: 200,
    body: { id: call.books.identifiers.uuid(), data: call.body.at('data'), account_id: receiver.id },
  }
}

function getAccount(call: Call): Answer {
  const receiver = ownReceiver(call)
  if (!receiver) return notFound
  return {
    status: 200,
    body: {
      id: receiver.id,
      name: receiver.name,
      can_receive: receiver.state === 'active',
      is_verified: receiver.state === 'active',
      last_verification_request_status: receiver.details === null ? null : 'accepted',
      auto_withdraw: Boolean(receiver.transfersTo),
      balance: inReais(receiverBalance(call.books, receiver).available),
      payable_balance: 'R$ 0,00',
    },
  }
}

/** Only the automatic withdraw has an effect here; its bank account is the sub-account's own. */
function configure(call: Call): Answer {
  const receiver = speakingReceiver(call, call.body.text('api_token') ?? basicCredentials(call)?.user)
  const wanted = call.body.boolean('auto_withdraw')
  if (receiver && wanted !== undefined) {
    const data = readFields({ data: receiver.details })
    writeReceiver(call.books, {
      ...receiver,
      transfersTo: wanted ? bankIn(data, receiver.document) : null,
    })
  }
  return { status: 200, body: {} }
}

function bankIn(body: Fields, document: string): BankAccount {
  const [account = '', digit = ''] = (body.text('data.bank_cc') ?? '').split('-')
  return {
    bankCode: body.text('data.bank') ?? '',
    branch: body.text('data.bank_ag') ?? '',
    account,
    digit,
    holder: body.text('data.company_name') ?? body.text('data.name') ?? '',
    document,
  }
}

function inReais(cents: number): string {
  return `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`
}

/** The only amount in reais; everywhere else this API uses cents. */
function requestWithdraw(call: Call): Answer {
  const unsigned = signatureProblem(call)
  if (unsigned) return unsigned
  const receiver = ownReceiver(call)
  const amount = call.body.reais('amount') ?? 0
  if (!receiver || amount < 1) return { status: 422, body: { errors: { amount: ['não é válido'] } } }
  const payout = createPayout(call.books, call.account, {
    id: call.books.identifiers.uuid(),
    amount,
    receiverId: receiver.id,
  })
  return { status: 200, body: renderPayout(call.viewPayout(payout)) }
}

function requestTransfer(call: Call): Answer {
  const unsigned = signatureProblem(call)
  if (unsigned) return unsigned
  const { books, account, body } = call
  const amount = body.integer('amount_cents') ?? 0
  if (amount < 1) return { status: 422, body: { errors: { amount_cents: ['não é válido'] } } }
  const pixKey = body.text('receiver.pix.key')
  if (body.text('transfer_type') !== 'pix' || !pixKey)
    return { status: 422, body: { errors: { receiver: ['não é válido'] } } }
  const payout = createPayout(books, account, {
    id: books.identifiers.uuid(),
    amount,
    pixKey,
    pixKeyType: body.text('receiver.pix.type') ?? null,
    externalRef: body.text('external_reference') ?? null,
  })
  return { status: 202, body: renderPayout(call.viewPayout(payout)) }
}

function getPayout(call: Call): Answer {
  const payout = ownPayout(call)
  return payout ? { status: 200, body: renderPayout(call.viewPayout(payout)) } : notFound
}

function renderPayout(view: PayoutView) {
  return {
    id: view.id,
    transfer_request_id: view.id,
    status: spokenWord(view, words),
    amount_cents: view.amount,
    end_to_end_id: view.endToEndId,
    external_reference: view.externalRef,
    receipt_url: null,
    created_at: view.createdAt,
  }
}

/** `METHOD|/v1/path`, then `token|time`, then the exact bytes of the body, signed with RSA and SHA-256. */
function signatureProblem({ account, headers, method, rawBody, body, path }: Call): Answer | undefined {
  const refusal: Answer = { status: 401, body: { errors: 'Invalid signature' } }
  const time = headers['request-time']
  const signature = /^signature=(.+)$/.exec(String(headers.signature ?? ''))?.[1]
  if (typeof time !== 'string' || !signature) return refusal
  if (account.withdrawKey === null) return undefined
  const message = `${method}|${path}\n${body.text('api_token') ?? ''}|${time}\n${rawBody}`
  const isGenuine = createVerify('RSA-SHA256')
    .update(message)
    .verify(account.withdrawKey, signature, 'base64')
  return isGenuine ? undefined : refusal
}

function ownReceiver({ books, acquirer, account, params }: Call): Receiver | undefined {
  const receiver = books.receivers.get(keyOf({ acquirer, id: params.id ?? '' }))
  return receiver?.account === account.id ? receiver : undefined
}

const notFound: Answer = { status: 404, body: { errors: 'Not Found' } }
