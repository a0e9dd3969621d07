import { useRef } from 'react'
import { api } from '#api/client.ts'
import type { RowOutcome } from '#kit/list/list-declaration.ts'
import { useEachRow } from '#kit/list/use-each-row.ts'

/**
 * Fully refunds each selected sale. Every row has its own idempotency key, which stays the same until an
 * answer arrives: a retry after a lost connection refunds nothing twice.
 */
export function useRefundEach(): (
  rowIds: readonly string[],
  answer: { reason: string },
  rows: readonly object[],
) => Promise<RowOutcome[]> {
  const keys = useRef(new Map<string, string>())
  const keyOf = (paymentId: string) => {
    const key = keys.current.get(paymentId) ?? crypto.randomUUID()
    keys.current.set(paymentId, key)
    return key
  }
  const refund = useEachRow(api.seller.refunds.refund, {
    toInput: (paymentId, { reason }) => ({
      kind: 'WHOLE' as const,
      paymentId,
      key: keyOf(paymentId),
      reason,
    }),
    proven: true,
    invalidates: [api.seller.refunds.list, api.seller.sales, api.seller.wallet],
  })
  return async (rowIds, answer, rows) => {
    const outcomes = await refund(rowIds, answer, rows)
    for (const { id } of outcomes) keys.current.delete(id)
    return outcomes
  }
}
