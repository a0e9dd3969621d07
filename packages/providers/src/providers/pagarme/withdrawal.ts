import type { Answer } from '#adapter/answer.ts'
import type { WithdrawReading } from '#adapter/definition.ts'

export function readWithdrawal(answer: Answer): WithdrawReading {
  return {
    withdrawId: answer.identifier('id'),
    rawStatus: answer.text('status'),
    amount: answer.optionalAmount('amount'),
    approvedAt: answer.optionalDate('funding_date'),
  }
}
