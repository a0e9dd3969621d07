import type { Tone } from '@balcao/ui/badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type ChargeRow = inferOutput<typeof api.master.charges.list>['rows'][number]
export type Charge = inferOutput<typeof api.master.billing.charge>

export const chargeTones: Record<ChargeRow['state'], Tone> = {
  OPEN: 'pending',
  OVERDUE: 'negative',
  PAID: 'positive',
  CANCELED: 'neutral',
}

/** Neither paid nor canceled. */
export function isUnpaid({ state }: Pick<ChargeRow, 'state'>): boolean {
  return state === 'OPEN' || state === 'OVERDUE'
}

/** A month such as 2026-10 as its first day, by which the server names it. */
export function firstDayOf(month: string): string {
  return `${month}-01`
}
