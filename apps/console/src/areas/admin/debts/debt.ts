import { type Currency, currencies } from '@balcao/domain/vocabulary'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type DebtRow = inferOutput<typeof api.admin.debts.list>['rows'][number]
export type Debt = inferOutput<typeof api.admin.debts.get>
export type DebtSort = NonNullable<inferInput<typeof api.admin.debts.list>['sort']>['by']

/** A debt's key in the address is its person and its currency. */
export function debtOf(rowId: string): { userId: string; currency: Currency } {
  const [userId = '', code] = rowId.split(':')
  return { userId, currency: currencies.find((currency) => currency === code) ?? 'BRL' }
}
