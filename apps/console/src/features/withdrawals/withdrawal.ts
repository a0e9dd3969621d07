import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type WithdrawalTerms = inferOutput<typeof api.seller.withdrawals.terms>
export type WithdrawalRow = inferOutput<typeof api.seller.withdrawals.list>['rows'][number]
export type Withdrawal = inferOutput<typeof api.seller.withdrawals.get>

/** The shown step: payments by hand are not "sent". */
export function stepOf(
  { currency }: Pick<Withdrawal, 'currency'>,
  state: Withdrawal['state'],
): Withdrawal['state'] | 'BY_HAND' {
  return state === 'SENT' && currency !== 'BRL' ? 'BY_HAND' : state
}
