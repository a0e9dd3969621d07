import type { Answer } from '../../adapter/answer.ts'
import type { WithdrawReading } from '../../adapter/definition.ts'

export function readTransfer(transfer: Answer): WithdrawReading {
  return {
    withdrawId: transfer.identifier('id'),
    rawStatus: transfer.text('status'),
    amount: transfer.optionalAmount('value'),
    endToEndId: transfer.optionalText('endToEndIdentifier'),
    approvedAt: transfer.optionalDate('effectiveDate'),
  }
}
