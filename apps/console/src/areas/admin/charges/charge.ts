import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type ChargeRow = inferOutput<typeof api.admin.charges.list>['rows'][number]
export type Charge = inferOutput<typeof api.admin.charges.get>
export type ChargeSort = NonNullable<inferInput<typeof api.admin.charges.list>['sort']>['by']

/** A month such as 2026-10 as its first day, by which the server names it. */
export function firstDayOf(month: string): string {
  return `${month}-01`
}
