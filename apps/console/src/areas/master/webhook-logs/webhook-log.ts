import type { Tone } from '@balcao/ui/badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type Incoming = inferOutput<typeof api.master.logs.incoming>['rows'][number]
export type Outgoing = inferOutput<typeof api.master.logs.outgoing>['rows'][number]
export type OpenedIncoming = inferOutput<typeof api.master.logs.incomingOne>
export type OpenedOutgoing = inferOutput<typeof api.master.logs.outgoingOne>

export const incomingTones: Record<Incoming['state'], Tone> = {
  RECEIVED: 'pending',
  WAITING: 'pending',
  APPLIED: 'positive',
  DUPLICATE: 'neutral',
  IGNORED: 'neutral',
  FORGED: 'negative',
  QUARANTINED: 'disputed',
  DISCARDED: 'neutral',
}
export const outgoingTones: Record<Outgoing['state'], Tone> = {
  WAITING: 'pending',
  DELIVERED: 'positive',
  DEAD: 'negative',
}

/** A quarantined webhook can be processed again; the others were applied or are still being processed. */
export function canReplay({ state }: Pick<Incoming, 'state'>): boolean {
  return state === 'QUARANTINED' || state === 'FORGED' || state === 'IGNORED'
}
