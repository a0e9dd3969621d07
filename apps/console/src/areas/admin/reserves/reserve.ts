import type { Tone } from '@balcao/ui/badge'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type ReserveRow = inferOutput<typeof api.admin.reserves.list>['rows'][number]
export type ReserveSort = NonNullable<inferInput<typeof api.admin.reserves.list>['sort']>['by']

/** Retained reserves are shown first; the others by choice. */
export const otherStandings = ['EXTENDED', 'HELD', 'RELEASED', 'CONSUMED', 'SOLD', 'EVERY'] as const

export const standingTones: Record<ReserveRow['standing'], Tone> = {
  RETAINED: 'info',
  EXTENDED: 'pending',
  HELD: 'pending',
  RELEASED: 'positive',
  CONSUMED: 'negative',
  SOLD: 'neutral',
}

/** Only a reserve that waits for its date can be released earlier, or kept longer. */
export function isWaiting({ standing }: Pick<ReserveRow, 'standing'>): boolean {
  return standing === 'RETAINED' || standing === 'EXTENDED'
}
