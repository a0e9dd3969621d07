import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'
import type { Format } from '#i18n/use-format.ts'

/**
 * Withdrawals of sellers and of managers have the same procedures. Each kind has its own flag, and its own export of
 * completed withdrawals.
 */
export const purses = {
  sellers: {
    procedures: api.admin.withdrawals,
    decides: 'isWithdrawsRequestUsersAvailable',
    file: 'paid-withdrawals',
  },
  managers: {
    procedures: api.admin.managerWithdrawals,
    decides: 'isWithdrawsRequestManagersAvailable',
    file: 'paid-managers-withdraws',
  },
} as const
export type PurseName = keyof typeof purses

export type WithdrawalSums = inferOutput<typeof api.admin.withdrawals.sumEnded>
export type OtherSums = WithdrawalSums['others']
export type WithdrawalRow = inferOutput<typeof api.admin.withdrawals.list>['rows'][number]
export type Withdrawal = inferOutput<typeof api.admin.withdrawals.get>
export type WithdrawalSort = NonNullable<inferInput<typeof api.admin.withdrawals.list>['sort']>['by']
export type StaffView = NonNullable<Withdrawal['staff']>

/** Actions possible now. */
export type Operation =
  | 'approve'
  | 'hold'
  | 'release'
  | 'refuse'
  | 'retry'
  | 'provePaid'
  | 'proveUnpaid'
  | 'giveBack'
  | 'closeAttention'

/** `reach` is known for a single withdrawal, and not in a list. */
export type Decidable = Pick<WithdrawalRow, 'state' | 'personNeeded'> & { reach?: StaffView['reach'] }

/** The server decides again; this only hides actions that it would refuse. */
export function actionsFor({ state, personNeeded, reach }: Decidable): Operation[] {
  if (state === 'IN_REVIEW') return reach === 'BEYOND' ? ['hold', 'refuse'] : ['approve', 'hold', 'refuse']
  if (state === 'HELD') return ['release', 'refuse']
  if (state === 'APPROVED') return ['retry', 'refuse']
  if (state === 'SENT' && personNeeded === 'PAY_BY_HAND') return ['provePaid', 'proveUnpaid']
  if (state === 'SENT') return personNeeded === null ? ['retry'] : ['retry', 'provePaid', 'proveUnpaid']
  return [
    ...(state === 'PAID' ? (['giveBack'] as const) : []),
    ...(personNeeded === null ? [] : (['closeAttention'] as const)),
  ]
}

/** A figure in reais, followed by the figures in other currencies, each summed separately. */
export function withOthers(detail: string, others: OtherSums, format: Pick<Format, 'money'>): string {
  const sums = new Map<OtherSums[number]['currency'], number>()
  for (const { currency, cents } of others) sums.set(currency, (sums.get(currency) ?? 0) + cents)
  return [detail, ...[...sums].map(([currency, cents]) => format.money(cents, currency))].join(' · ')
}
