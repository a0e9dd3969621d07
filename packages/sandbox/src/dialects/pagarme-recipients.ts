import { createPayout } from '#core/create-payout.ts'
import type { Answer } from '#core/faults.ts'
import { keyOf, writeReceiver } from '#core/open-books.ts'
import { receiverBalance } from '#core/receiver-balance.ts'
import type { BankAccount, PayoutState, Receiver } from '#core/records.ts'
import type { Call, PayoutView } from '#http/dialect.ts'
import { readFields } from '#http/fields.ts'
import { ownPayout } from '#http/own-records.ts'
import { spokenWord } from '#http/spoken-word.ts'
import { pagarmeProblem } from './pagarme-problem.ts'

const withdrawalWords: Record<PayoutState, string> = {
  waiting: 'pending_transfer',
  processing: 'pending_transfer',
  paid: 'transferred',
  refused: 'failed',
  canceled: 'canceled',
  returned: 'failed',
}

const bankFields = [
  'holder_name',
  'holder_document',
  'bank',
  'branch_number',
  'account_number',
  'account_check_digit',
  'type',
]

export function createRecipient(call: Call): Answer {
  const { books, acquirer, account, body } = call
  if (body.has('legalName')) return createSpecifiedRecipient(call)
  for (const field of ['name', 'email', 'document', 'type']) {
    if (!body.text(field)) return pagarmeProblem(422, `recipient.${field}`, `The ${field} field is required.`)
  }
  const missing = bankFields.find((field) => !body.text(`default_bank_account.${field}`))
  if (missing)
    return pagarmeProblem(422, `recipient.default_bank_account.${missing}`, 'The field is required.')
  const recipient = writeReceiver(books, {
    acquirer,
    account: account.id,
    id: `rp_${books.identifiers.alphanumeric(16)}`,
    state: 'active',
    name: body.text('name') ?? '',
    email: body.text('email') ?? '',
    document: body.text('document') ?? '',
    details: { type: body.text('type'), default_bank_account: body.at('default_bank_account') },
    transfersTo: body.at('transfer_settings.transfer_enabled') === true ? bankIn(body) : null,
    createdAt: books.now().toISOString(),
  })
  return { status: 200, body: renderRecipient(recipient) }
}

/** In the specification's wording, which is no public contract: the fields inside the blocks are unknown. */
function createSpecifiedRecipient({ books, acquirer, account, body }: Call): Answer {
  for (const field of ['document', 'transferSettings', 'bankAccount']) {
    if (!body.has(field)) return pagarmeProblem(422, `recipient.${field}`, `The ${field} field is required.`)
  }
  const recipient = writeReceiver(books, {
    acquirer,
    account: account.id,
    id: `rp_${books.identifiers.alphanumeric(16)}`,
    state: 'active',
    name: body.text('legalName') ?? '',
    email: '',
    document: body.text('document.number') ?? body.text('document') ?? '',
    details: { legalName: body.text('legalName'), bankAccount: body.at('bankAccount') },
    transfersTo: body.at('transferSettings.transferEnabled') === true ? specifiedBankIn(body) : null,
    createdAt: books.now().toISOString(),
  })
  return { status: 200, body: renderRecipient(recipient) }
}

export function getRecipient(call: Call): Answer {
  const recipient = ownRecipient(call)
  return recipient ? { status: 200, body: renderRecipient(recipient) } : notFound
}

/** The automatic transfer of a recipient that was created without one. */
export function changeTransferSettings(call: Call): Answer {
  const recipient = ownRecipient(call)
  if (!recipient) return notFound
  const isOn = call.body.at('transfer_enabled') === true
  const bank = (recipient.details as { default_bank_account?: unknown }).default_bank_account
  const changed = writeReceiver(call.books, {
    ...recipient,
    transfersTo: isOn ? bankIn(readFields({ default_bank_account: bank })) : null,
  })
  return { status: 200, body: renderRecipient(changed) }
}

export function getRecipientBalance(call: Call): Answer {
  const recipient = ownRecipient(call)
  if (!recipient) return notFound
  const { available, transferred } = receiverBalance(call.books, recipient)
  return {
    status: 200,
    body: {
      currency: 'BRL',
      available_amount: available,
      waiting_funds_amount: 0,
      transferred_amount: transferred,
    },
  }
}

/**
 * The specified path is not Pagar.me's. A public caller of a white-label gateway reads an `amount` in cents there, with
 * the same parameter; the further fields are those of the gateways with two keys, which have the same path.
 */
export function getSpecifiedBalance(call: Call): Answer {
  const recipient = ownRecipient(call, call.query.recipientId)
  if (!recipient) return notFound
  const { available } = receiverBalance(call.books, recipient)
  return {
    status: 200,
    body: { amount: available, waitingFunds: 0, maxAntecipable: 0, reserve: 0, recipientId: recipient.id },
  }
}

export function createWithdrawal(call: Call): Answer {
  const { books, account, body, headers } = call
  const recipient = ownRecipient(call)
  if (!recipient) return notFound
  const amount = body.integer('amount') ?? 0
  if (amount < 1) return pagarmeProblem(422, 'withdrawal.amount', 'The amount field must be greater than 0.')
  const key = headers['idempotency-key']
  const payout = createPayout(books, account, {
    id: String(books.nextNumber()),
    amount,
    receiverId: recipient.id,
    idempotencyKey: typeof key === 'string' ? key : null,
  })
  return { status: 200, body: renderWithdrawal(call.viewPayout(payout)) }
}

export function getWithdrawal(call: Call): Answer {
  const payout = ownPayout(call, call.params.withdrawal)
  if (!payout || payout.receiverId !== call.params.id) return notFound
  return { status: 200, body: renderWithdrawal(call.viewPayout(payout)) }
}

function bankIn(body: Call['body']): BankAccount {
  const text = (field: string) => body.text(`default_bank_account.${field}`) ?? ''
  return {
    bankCode: text('bank'),
    branch: text('branch_number'),
    account: text('account_number'),
    digit: text('account_check_digit'),
    holder: text('holder_name'),
    document: text('holder_document'),
  }
}

function specifiedBankIn(body: Call['body']): BankAccount {
  const text = (field: string) => body.text(`bankAccount.${field}`) ?? ''
  return {
    bankCode: text('bankCode'),
    branch: text('agencyNumber'),
    account: text('accountNumber'),
    digit: text('accountDigit'),
    holder: text('legalName'),
    document: text('document.number'),
  }
}

function renderWithdrawal(view: PayoutView) {
  return {
    id: Number(view.id),
    status: spokenWord(view, withdrawalWords),
    amount: view.amount,
    fee: 0,
    type: 'credito_em_conta',
    funding_date: view.paidAt,
    funding_estimated_date: view.createdAt,
    created_at: view.createdAt,
  }
}

function renderRecipient({ id, name, email, document, state, details, transfersTo, createdAt }: Receiver) {
  const status = state === 'rejected' ? 'refused' : state === 'pending' ? 'registration' : 'active'
  return {
    id,
    name,
    email,
    document,
    status,
    ...(details as object),
    transfer_settings: {
      transfer_enabled: Boolean(transfersTo),
      transfer_interval: 'daily',
      transfer_day: 0,
    },
    created_at: createdAt,
    updated_at: createdAt,
  }
}

function ownRecipient(
  { books, acquirer, account, params }: Call,
  id = params.id ?? '',
): Receiver | undefined {
  const recipient = books.receivers.get(keyOf({ acquirer, id }))
  return recipient?.account === account.id ? recipient : undefined
}

const notFound = pagarmeProblem(404, 'recipient', 'Recipient not found.')
