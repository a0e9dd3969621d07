import { createPayout } from '#core/create-payout.ts'
import type { Answer } from '#core/faults.ts'
import type { BankAccount, PayoutState } from '#core/records.ts'
import type { Call, PayoutView } from '#http/dialect.ts'
import { ownPayout } from '#http/own-records.ts'
import { spokenWord } from '#http/spoken-word.ts'

const words: Record<PayoutState, string> = {
  waiting: 'in_analysis',
  processing: 'pending',
  paid: 'success',
  refused: 'failed',
  canceled: 'cancelled',
  returned: 'failed',
}

/** A payout goes to a Pix key, to a bank account or to a recipient of the gateway itself. */
export function createTransfer({ books, account, body, viewPayout }: Call): Answer {
  const amount = body.integer('amount') ?? 0
  if (amount < 1) return { status: 400, body: { message: 'amount must be a positive integer, in cents' } }
  const bankAccount = readBankAccount(body)
  if (bankAccount === 'incomplete') return { status: 400, body: { message: 'bankAccount is incomplete' } }
  const pixKey = body.text('pixKey') ?? null
  const receiverId = body.text('recipientId') ?? null
  if (pixKey === null && bankAccount === null && receiverId === null) {
    return { status: 400, body: { message: 'pixKey, bankAccount or recipientId is required' } }
  }
  const payout = createPayout(books, account, {
    id: String(books.nextNumber()),
    amount,
    pixKey,
    pixKeyType: body.text('pixKeyType') ?? null,
    bankAccount,
    receiverId,
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

export function renderTransfer(view: PayoutView) {
  return {
    id: Number(view.id),
    amount: view.amount,
    netAmount: view.amount,
    fee: 0,
    status: spokenWord(view, words),
    pixKey: view.pixKey,
    pixKeyType: view.pixKeyType,
    pixEnd2EndId: view.state === 'paid' ? view.endToEndId : null,
    externalRef: view.externalRef,
    failReason: view.failure,
    createdAt: view.createdAt,
    updatedAt: view.updatedAt,
    transferredAt: view.paidAt,
  }
}

function readBankAccount(body: Call['body']): BankAccount | null | 'incomplete' {
  if (!body.has('bankAccount')) return null
  const read = {
    bankCode: body.text('bankAccount.bankCode') ?? '',
    branch: body.text('bankAccount.agencyNumber') ?? '',
    account: body.text('bankAccount.accountNumber') ?? '',
    digit: body.text('bankAccount.accountDigit') ?? '',
    holder: body.text('bankAccount.legalName') ?? '',
    document: body.text('bankAccount.document.number') ?? '',
  }
  return Object.values(read).includes('') ? 'incomplete' : read
}
