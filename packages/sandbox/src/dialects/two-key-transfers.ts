import { availableBalance } from '#core/available-balance.ts'
import { createPayout } from '#core/create-payout.ts'
import type { Answer } from '#core/faults.ts'
import { movePayout } from '#core/move-payout.ts'
import type { PayoutState } from '#core/records.ts'
import type { Call, PayoutView } from '#http/dialect.ts'
import { ownPayout } from '#http/own-records.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<PayoutState, string> = {
  waiting: 'PENDING_ANALYSIS',
  processing: 'PROCESSING',
  paid: 'COMPLETED',
  refused: 'REFUSED',
  canceled: 'CANCELLED',
  returned: 'REFUSED',
}

const keyTypes = ['cpf', 'cnpj', 'email', 'phone', 'evp', 'copypaste']

export function createTransfer(call: Call): Answer {
  const { books, account, body, headers, viewPayout } = call
  if (account.withdrawKey === null || headers['x-withdraw-key'] !== account.withdrawKey) {
    return { status: 401, body: { message: 'Invalid withdraw key' } }
  }
  const amount = body.integer('amount') ?? 0
  if (amount < 1) return { status: 400, body: { message: 'amount must be a positive integer, in cents' } }
  if (body.text('method') !== 'fiat') return { status: 400, body: { message: 'method must be fiat' } }
  const pixKey = body.text('pixKey')
  const pixKeyType = body.text('pixKeyType') ?? ''
  if (!pixKey) return { status: 400, body: { message: 'pixKey is required' } }
  if (!keyTypes.includes(pixKeyType)) return { status: 400, body: { message: 'pixKeyType is invalid' } }
  const payout = createPayout(books, account, {
    id: String(books.nextNumber()),
    amount,
    pixKey,
    pixKeyType,
    externalRef: body.text('externalRef') ?? null,
    postbackUrl: body.text('postbackUrl') ?? null,
  })
  return { status: 200, body: renderTransfer(viewPayout(payout)) }
}

export function getTransfer(call: Call): Answer {
  const payout = ownPayout(call)
  if (!payout) return { status: 404, body: { message: 'Transfer not found' } }
  return { status: 200, body: renderTransfer(call.viewPayout(payout)) }
}

export function cancelTransfer(call: Call): Answer {
  const payout = ownPayout(call)
  if (!payout) return { status: 404, body: { message: 'Transfer not found' } }
  if (payout.state !== 'processing') return { status: 400, body: { message: 'Transfer cannot be cancelled' } }
  return { status: 200, body: renderTransfer(call.viewPayout(movePayout(call.books, payout, 'canceled'))) }
}

export function balanceOf({ books, account }: Call): Answer {
  const amount = availableBalance(books, account)
  return {
    status: 200,
    body: { amount, waitingFunds: 0, maxAntecipable: 0, reserve: 0, recipientId: account.id },
  }
}

export function renderTransfer(view: PayoutView) {
  return {
    id: Number(view.id),
    amount: view.amount,
    netAmount: view.amount,
    fee: 0,
    currency: 'BRL',
    method: 'fiat',
    status: spokenWord(view, words),
    pixKey: view.pixKey,
    pixKeyType: view.pixKeyType,
    pixEnd2EndId: view.state === 'paid' ? view.endToEndId : null,
    externalRef: view.externalRef,
    createdAt: view.createdAt,
    updatedAt: view.updatedAt,
  }
}
