import type { Answer } from '#adapter/answer.ts'
import { path } from '#adapter/path.ts'
import type { ProviderApi } from '#adapter/provider-api.ts'
import { invalidRequest } from '#adapter/provider-failed.ts'
import type { Refund } from '#inputs.ts'
import type { RefundResult } from '#results.ts'

/** Calls by which a gateway charges, reads and refunds. Their input and output are the same. */
export type GatewayCalls = {
  charge: string
  read: (transactionId: string) => string
  refund: <C>(wanted: Refund, api: ProviderApi<C>) => Promise<RefundResult>
}

const transactions: GatewayCalls = {
  charge: '/transactions',
  read: (transactionId) => path`/transactions/${transactionId}`,
  refund: async ({ transactionId, amount }, api) => {
    const answer = await api.post(path`/transactions/${transactionId}/refund`, {
      amount: amount && api.amount(amount),
    })
    return readRefund(answer)
  },
}

const user: GatewayCalls = {
  charge: '/user/transactions',
  read: (transactionId) => path`/user/transactions/${transactionId}`,
  refund: async ({ transactionId, amount }, api) => {
    if (amount) throw invalidRequest('amount: these calls give back a transaction as a whole')
    const answer = await api.delete(path`/transactions/${transactionId}`)
    return readRefund(answer)
  },
}

const orders: GatewayCalls = {
  charge: '/orders',
  read: (transactionId) => path`/details/orders/${transactionId}`,
  refund: async ({ transactionId, amount }, api) => {
    const answer = await api.post('/doCancel', { id: transactionId, amount: amount && api.amount(amount) })
    return readRefund(answer)
  },
}

/** A whole payment is cancelled, a part of a payment is refunded. */
const payments: GatewayCalls = {
  charge: '/payments',
  read: (transactionId) => path`/payments/${transactionId}`,
  refund: async ({ transactionId, amount }, api) => {
    const answer = amount
      ? await api.put(path`/payments/refund/${transactionId}`, { amount: api.amount(amount) })
      : await api.put(path`/payments/cancel/${transactionId}`, {})
    return readRefund(answer)
  },
}

/**
 * An accepted refund is not made yet: only the transaction's own status proves it. A partial refund leaves the status
 * paid.
 */
function readRefund(answer: Answer): RefundResult {
  const isDone = answer.optionalText('status')?.toLowerCase() === 'refunded'
  return {
    refundId: answer.identifier('id'),
    success: true,
    certainty: isDone ? 'KNOWN' : 'UNCONFIRMED',
  }
}

export const gatewayCalls = { transactions, user, orders, payments }
const callsByName = new Map<string, GatewayCalls>(Object.entries(gatewayCalls))
export const gatewayCallNames = [...callsByName.keys()]

/** The form accepts only these names or an empty field. */
export function chosenGatewayCalls(name: string | undefined): GatewayCalls {
  return callsByName.get(name ?? '') ?? transactions
}
