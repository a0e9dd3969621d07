import { availableBalance } from '#core/available-balance.ts'
import { createPayout } from '#core/create-payout.ts'
import type { Answer } from '#core/faults.ts'
import { movePayout } from '#core/move-payout.ts'
import type { PayoutState } from '#core/records.ts'
import type { Call, PayoutView } from '#http/dialect.ts'
import { ownPayout } from '#http/own-records.ts'
import { spokenWord } from '#http/spoken-word.ts'
import { answer, problem, readIdempotencyKey, smallestAmount } from './podpay-app-answers.ts'

/** No word is documented for money that was returned after its arrival: `failed` is assumed. */
const words: Record<PayoutState, string> = {
  waiting: 'pending_approval',
  processing: 'processing',
  paid: 'completed',
  refused: 'failed',
  canceled: 'canceled',
  returned: 'failed',
}

const keyTypes = ['cpf', 'cnpj', 'email', 'phone', 'evp', 'copypaste']

export function createWithdrawal(call: Call): Answer {
  const { books, account, body } = call
  const key = readIdempotencyKey(call)
  if (key.kind === 'problem') return problem(400, key.message)
  if (body.text('method') !== 'fiat') return problem(400, 'method must be fiat')
  const amount = body.integer('amount') ?? 0
  if (amount < smallestAmount) return problem(400, `amount must be at least ${smallestAmount}, in cents`)
  const [pixKey, pixKeyType] = [body.text('pixKey'), body.text('pixKeyType') ?? '']
  if (!pixKey) return problem(400, 'pixKey is required')
  if (!keyTypes.includes(pixKeyType)) return problem(400, `pixKeyType must be one of ${keyTypes.join(', ')}`)
  if (body.has('netPayout') && body.boolean('netPayout') === undefined)
    return problem(400, 'netPayout must be true or false')
  const payout = createPayout(books, account, {
    id: `wd_${books.identifiers.uuid()}`,
    amount,
    pixKey,
    pixKeyType,
    idempotencyKey: key.value,
    postbackUrl: account.webhookUrl,
  })
  return answer(call, renderWithdrawal(call.viewPayout(payout)), 201)
}

export function getWithdrawal(call: Call): Answer {
  const payout = ownPayout(call)
  return payout
    ? answer(call, renderWithdrawal(call.viewPayout(payout)))
    : problem(404, 'Withdrawal not found')
}

export function cancelWithdrawal(call: Call): Answer {
  const payout = ownPayout(call)
  if (!payout) return problem(404, 'Withdrawal not found')
  if (payout.state !== 'waiting' && payout.state !== 'processing')
    return problem(400, 'Withdrawal cannot be canceled')
  return answer(call, renderWithdrawal(call.viewPayout(movePayout(call.books, payout, 'canceled'))))
}

export function balanceOf(call: Call): Answer {
  const amount = availableBalance(call.books, call.account)
  return answer(call, { amount, waitingFunds: 0, maxAntecipable: 0, reserve: 0 })
}

export function renderWithdrawal(view: PayoutView) {
  return {
    id: view.id,
    method: 'fiat',
    status: spokenWord(view, words),
    amount: view.amount,
    fee: 0,
    netAmount: view.amount,
    createdAt: view.createdAt,
    completedAt: view.paidAt,
    failureReason: view.failure,
  }
}
