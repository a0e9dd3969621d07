import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { availableBalance } from '#core/available-balance.ts'
import { createPayout } from '#core/create-payout.ts'
import type { Answer } from '#core/faults.ts'
import { movePayout } from '#core/move-payout.ts'
import type { BankAccount, Payout, PayoutState } from '#core/records.ts'
import type { Call, PayoutView, Route } from '#http/dialect.ts'
import type { Fields } from '#http/fields.ts'
import { ownPayout } from '#http/own-records.ts'
import { spokenWord } from '#http/spoken-word.ts'

/** Payouts wait in a batch until it is closed. */
export const batchRoutes: Route[] = [
  { method: 'POST', path: '/batch', operation: 'payout', handle: createBatch },
  { method: 'POST', path: '/batch/:id/close', operation: 'capture', handle: closeBatch },
  { method: 'GET', path: '/batch/:id', operation: 'payout-get', handle: getBatch },
  { method: 'GET', path: '/batch/:id/transfer', operation: 'payout-get', handle: getBatchTransfers },
  { method: 'GET', path: '/transfer/:id', operation: 'payout-get', handle: getTransfer },
  {
    method: 'GET',
    path: '/statement/balance',
    operation: 'balance',
    handle: ({ books, account }) => ({
      status: 200,
      body: { value: centsToDecimalNumber(availableBalance(books, account)), waiting_value: 0 },
    }),
  },
]

const words: Record<PayoutState, string> = {
  waiting: 'CRIADA',
  processing: 'CRIADA',
  paid: 'FINALIZADO',
  refused: 'FALHA',
  canceled: 'FALHA',
  returned: 'DEVOLVIDO',
}

const keyTypes = ['EMAIL', 'CPF', 'CNPJ', 'TELEFONE', 'CHAVE_ALEATORIA']

function createBatch(call: Call): Answer {
  const { books, account, body } = call
  const transfers = body.list('transfers')
  if (body.text('type') !== 'TRANSFERENCIA') return transferProblem(400, 'type must be TRANSFERENCIA')
  for (const transfer of transfers) {
    if ((transfer.reais('value') ?? 0) < 1) return transferProblem(400, 'value is invalid')
    const keyType = transfer.text('destination_bank_account.pix_key_type')
    if (keyType !== undefined && !keyTypes.includes(keyType))
      return transferProblem(400, 'pix_key_type is invalid')
  }
  const batch = String(books.nextNumber())
  const closesItself = body.boolean('auto_close') === true
  for (const transfer of transfers) {
    createPayout(books, account, {
      id: String(books.nextNumber()),
      batch,
      waiting: !closesItself,
      amount: transfer.reais('value') ?? 0,
      pixKey: transfer.text('destination_bank_account.pix_key') ?? null,
      pixKeyType: transfer.text('destination_bank_account.pix_key_type') ?? null,
      bankAccount: readBankAccount(transfer),
      externalRef: transfer.text('integration_id') ?? null,
      description: transfer.text('pix_description') ?? null,
      idempotencyKey: transfer.text('idempotency_key') ?? null,
    })
  }
  return {
    status: 200,
    body: { id: batch, name: body.text('name') ?? null, status: closesItself ? 'RECEBIDO' : 'RASCUNHO' },
  }
}

function closeBatch(call: Call): Answer {
  const payouts = payoutsOfBatch(call)
  if (payouts.length === 0) return transferProblem(404, 'Not Found')
  for (const payout of payouts) if (payout.state === 'waiting') movePayout(call.books, payout, 'processing')
  return { status: 200, body: { id: call.params.id, status: 'RECEBIDO' } }
}

function getBatch(call: Call): Answer {
  const payouts = payoutsOfBatch(call)
  if (payouts.length === 0) return transferProblem(404, 'Not Found')
  const status = payouts.some(({ state }) => state === 'waiting') ? 'RASCUNHO' : 'RECEBIDO'
  return {
    status: 200,
    body: {
      id: call.params.id,
      status,
      transfers: payouts.map((payout) => renderTransfer(call.viewPayout(payout))),
    },
  }
}

function getBatchTransfers(call: Call): Answer {
  return {
    status: 200,
    body: { data: payoutsOfBatch(call).map((payout) => renderTransfer(call.viewPayout(payout))) },
  }
}

function getTransfer(call: Call): Answer {
  const payout = ownPayout(call)
  return payout
    ? { status: 200, body: renderTransfer(call.viewPayout(payout)) }
    : transferProblem(404, 'Not Found')
}

function payoutsOfBatch({ books, account, params }: Call): Payout[] {
  return [...books.payouts.values()].filter(
    (payout) => payout.account === account.id && payout.batch === params.id,
  )
}

export function renderTransfer(view: PayoutView) {
  return {
    id: view.id,
    value: centsToDecimalNumber(view.amount),
    status: spokenWord(view, words),
    status_description: view.failure,
    error: view.failure === null ? null : { message: view.failure },
    integration_id: view.externalRef,
    idempotency_key: view.idempotencyKey,
    batch_id: view.batch,
    pix_end2end_id: view.state === 'paid' ? view.endToEndId : null,
    receipt_url: null,
    destination_bank_account: { pix_key: view.pixKey, pix_key_type: view.pixKeyType },
  }
}

export function transferProblem(status: number, message: string): Answer {
  return {
    status,
    body: { statusCode: status, error: status === 404 ? 'Not Found' : 'Bad Request', message },
  }
}

function readBankAccount(transfer: Fields): BankAccount | null {
  const field = (name: string) => transfer.text(`destination_bank_account.${name}`) ?? ''
  if (field('account') === '') return null
  return {
    bankCode: field('bank_code'),
    branch: field('agency'),
    account: field('account'),
    digit: field('account_digit'),
    holder: field('name'),
    document: field('cpf_cnpj'),
  }
}
