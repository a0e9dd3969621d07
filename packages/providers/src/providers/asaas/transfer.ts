import type { Answer } from '#adapter/answer.ts'
import type { WithdrawReading } from '#adapter/definition.ts'
import { badResponse } from '#adapter/provider-failed.ts'
import type { AsaasApi } from './asaas-api.ts'

const longestPage = '100'

export function readTransfer(transfer: Answer): WithdrawReading {
  return {
    withdrawId: transfer.identifier('id'),
    rawStatus: transfer.text('status'),
    amount: transfer.optionalAmount('value'),
    endToEndId: transfer.optionalText('endToEndIdentifier'),
    approvedAt: transfer.optionalDate('effectiveDate'),
  }
}

/**
 * Transfers have our own reference but cannot be searched by it, so the latest ones are listed. Only a list read to its
 * end proves an absence.
 */
export async function findTransfer(reference: string, api: AsaasApi): Promise<WithdrawReading | undefined> {
  const page = await api.get('/transfers', { query: { limit: longestPage } })
  const transfer = page
    .requiredList('data')
    .find((candidate) => candidate.optionalText('externalReference') === reference)
  if (transfer) return readTransfer(transfer)
  if (!page.isFalse('hasMore')) throw badResponse('The transfer is not among the latest ones')
  return undefined
}
