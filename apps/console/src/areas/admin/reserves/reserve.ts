import type { Tone } from '@balcao/ui/badge'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '../../../api/client.ts'

export type ReserveRow = inferOutput<typeof api.admin.reserves.list>['rows'][number]
export type ReserveSort = NonNullable<inferInput<typeof api.admin.reserves.list>['sort']>['by']

/** What is retained is shown first; the rest is asked for. */
export const otherStandings = ['EXTENDED', 'HELD', 'RELEASED', 'CONSUMED', 'SOLD', 'EVERY'] as const

export const standingTones: Record<ReserveRow['standing'], Tone> = {
  RETAINED: 'info',
  EXTENDED: 'pending',
  HELD: 'pending',
  RELEASED: 'positive',
  CONSUMED: 'negative',
  SOLD: 'neutral',
}

/** Only what waits for its date can be released before it, or kept longer. */
export function isWaiting({ standing }: Pick<ReserveRow, 'standing'>): boolean {
  return standing === 'RETAINED' || standing === 'EXTENDED'
}
