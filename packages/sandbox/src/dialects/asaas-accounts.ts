import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { availableBalance } from '#core/available-balance.ts'
import { createPayout } from '#core/create-payout.ts'
import type { Answer } from '#core/faults.ts'
import { movePayout } from '#core/move-payout.ts'
import { keyOf, writeReceiver, writeRegistration } from '#core/open-books.ts'
import type { BankAccount, PayoutState } from '#core/records.ts'
import type { Call, PayoutView, Request } from '#http/dialect.ts'
import { ownPayout } from '#http/own-records.ts'
import { receiverToken, speakingReceiver } from '#http/receiver-token.ts'
import { spokenWord } from '#http/spoken-word.ts'
import { asaasProblem } from './asaas-problem.ts'

const words: Record<PayoutState, string> = {
  waiting: 'PENDING',
  processing: 'PENDING',
  paid: 'DONE',
  refused: 'FAILED',
  canceled: 'CANCELLED',
  returned: 'FAILED',
}

const keyPrefix = '$aact_'
const keyTypes = ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'EVP']

export function createTransfer({ books, account, body, viewPayout }: Call): Answer {
  const amount = body.reais('value') ?? 0
  if (typeof body.at('value') !== 'number' || amount < 1) {
    return asaasProblem(400, 'invalid_value', 'O campo value deve ser informado.')
  }
  const pixKey = body.text('pixAddressKey') ?? null
  if (pixKey !== null && !keyTypes.includes(body.text('pixAddressKeyType') ?? '')) {
    return asaasProblem(400, 'invalid_pixAddressKeyType', 'O campo pixAddressKeyType é inválido.')
  }
  const bankAccount = readBankAccount(body)
  const receiverId = body.text('walletId') ?? null
  if (pixKey === null && bankAccount === null && receiverId === null) {
    return asaasProblem(400, 'invalid_action', 'Informe a chave Pix, a conta bancária ou a carteira.')
  }
  const payout = createPayout(books, account, {
    id: books.identifiers.uuid(),
    amount,
    pixKey,
    pixKeyType: body.text('pixAddressKeyType') ?? null,
    bankAccount,
    receiverId,
    externalRef: body.text('externalReference') ?? null,
    description: body.text('description') ?? null,
  })
  return { status: 200, body: renderTransfer(viewPayout(payout)) }
}

export function getTransfer(call: Call): Answer {
  const payout = ownPayout(call)
  if (!payout) return asaasProblem(404, 'not_found', 'Não encontrado.')
  return { status: 200, body: renderTransfer(call.viewPayout(payout)) }
}

/** The latest first; there is no search by the shop's reference. */
export function listTransfers(call: Call): Answer {
  const limit = Math.min(Number(call.query.limit ?? 10) || 10, 100)
  const transfers = [...call.books.payouts.values()].filter(({ account }) => account === call.account.id)
  const data = transfers
    .toReversed()
    .slice(0, limit)
    .map((payout) => renderTransfer(call.viewPayout(payout)))
  const hasMore = transfers.length > data.length
  return {
    status: 200,
    body: { object: 'list', hasMore, totalCount: transfers.length, limit, offset: 0, data },
  }
}

export function cancelTransfer(call: Call): Answer {
  const payout = ownPayout(call)
  if (!payout) return asaasProblem(404, 'not_found', 'Não encontrado.')
  if (payout.state !== 'processing')
    return asaasProblem(400, 'invalid_action', 'A transferência não pode ser cancelada.')
  return { status: 200, body: renderTransfer(call.viewPayout(movePayout(call.books, payout, 'canceled'))) }
}

export function renderTransfer(view: PayoutView) {
  const value = centsToDecimalNumber(view.amount)
  return {
    object: 'transfer',
    id: view.id,
    dateCreated: view.createdAt.slice(0, 10),
    value,
    netValue: value,
    status: spokenWord(view, words),
    transferFee: 0,
    operationType: view.pixKey === null ? 'TED' : 'PIX',
    endToEndIdentifier: view.state === 'paid' ? view.endToEndId : null,
    externalReference: view.externalRef,
    description: view.description,
    failReason: view.failure,
  }
}

/** The key of the sub-account is shown once, in the answer that created it. */
export function createSubAccount({ books, acquirer, account, body }: Call): Answer {
  for (const field of [
    'name',
    'email',
    'cpfCnpj',
    'mobilePhone',
    'incomeValue',
    'address',
    'addressNumber',
    'province',
    'postalCode',
  ]) {
    if (!body.text(field))
      return asaasProblem(400, `invalid_${field}`, `O campo ${field} deve ser informado.`)
  }
  const receiver = writeReceiver(books, {
    acquirer,
    account: account.id,
    id: books.identifiers.uuid(),
    state: 'active',
    name: body.text('name') ?? '',
    email: body.text('email') ?? '',
    document: body.text('cpfCnpj') ?? '',
    details: { walletId: books.identifiers.uuid(), incomeValue: body.at('incomeValue') },
    createdAt: books.now().toISOString(),
  })
  return {
    status: 200,
    body: { ...renderSubAccount(receiver), apiKey: `${keyPrefix}${receiverToken(account, receiver.id)}` },
  }
}

export function getSubAccount({ books, acquirer, account, params }: Call): Answer {
  const receiver = books.receivers.get(keyOf({ acquirer, id: params.id ?? '' }))
  if (receiver?.account !== account.id) return asaasProblem(404, 'not_found', 'Não encontrado.')
  return { status: 200, body: renderSubAccount(receiver) }
}

/** Approvals of the calling sub-account: all must be granted before it may sell. */
export function getAccountStatus(call: Call): Answer {
  const receiver = speakingReceiver(call, subAccountKeyOf(call))
  const words = { pending: 'AWAITING_APPROVAL', active: 'APPROVED', rejected: 'REJECTED' }
  const status = words[receiver?.state ?? 'active']
  return {
    status: 200,
    body: {
      id: receiver?.id ?? call.account.id,
      commercialInfo: status,
      bankAccountInfo: status,
      documentation: status,
      general: status,
    },
  }
}

export function subAccountKeyOf({ headers }: Pick<Request, 'headers'>): string | undefined {
  const given = headers.access_token
  return typeof given === 'string' && given.startsWith(keyPrefix) ? given.slice(keyPrefix.length) : undefined
}

export function getBalance({ books, account }: Call): Answer {
  return { status: 200, body: { balance: centsToDecimalNumber(availableBalance(books, account)) } }
}

const shortestToken = 32

export function createWebhook({ books, acquirer, account, body }: Call): Answer {
  const url = body.text('url')
  if (!url || !URL.canParse(url)) return asaasProblem(400, 'invalid_url', 'O campo url deve ser informado.')
  if (!body.text('email')) return asaasProblem(400, 'invalid_email', 'O campo email deve ser informado.')
  if (body.has('authToken') && (body.text('authToken') ?? '').length < shortestToken)
    return asaasProblem(400, 'invalid_authToken', 'O token deve ter no mínimo 32 caracteres.')
  const registration = writeRegistration(books, {
    acquirer,
    account: account.id,
    id: books.identifiers.uuid(),
    topic: 'events',
    url,
    token: body.text('authToken') ?? null,
    details: {
      name: body.text('name') ?? null,
      events: body.at('events') ?? [],
      sendType: body.text('sendType') ?? null,
    },
    removed: false,
    createdAt: books.now().toISOString(),
  })
  return { status: 200, body: renderWebhook(registration) }
}

export function listWebhooks({ books, account }: Call): Answer {
  const data = [...books.registrations.values()]
    .filter((registration) => registration.account === account.id && !registration.removed)
    .map(renderWebhook)
  return {
    status: 200,
    body: { object: 'list', hasMore: false, totalCount: data.length, limit: 10, offset: 0, data },
  }
}

function renderWebhook({
  id,
  url,
  token,
  details,
}: {
  id: string
  url: string
  token: string | null
  details: unknown
}) {
  return {
    id,
    url,
    ...(details as object),
    enabled: true,
    interrupted: false,
    apiVersion: 3,
    hasAuthToken: token !== null,
  }
}

function renderSubAccount({
  id,
  name,
  email,
  document,
  details,
}: {
  id: string
  name: string
  email: string
  document: string
  details: unknown
}) {
  return {
    object: 'account',
    id,
    name,
    email,
    cpfCnpj: document,
    walletId: (details as { walletId: string }).walletId,
  }
}

function readBankAccount(body: Call['body']): BankAccount | null {
  if (!body.has('bankAccount')) return null
  return {
    bankCode: body.text('bankAccount.bank.code') ?? '',
    branch: body.text('bankAccount.agency') ?? '',
    account: body.text('bankAccount.account') ?? '',
    digit: body.text('bankAccount.accountDigit') ?? '',
    holder: body.text('bankAccount.ownerName') ?? '',
    document: body.text('bankAccount.cpfCnpj') ?? '',
  }
}
