import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type AnticipationRow = inferOutput<typeof api.admin.anticipations.list>['rows'][number]
export type Anticipation = inferOutput<typeof api.admin.anticipations.get>
export type AnticipationSort = NonNullable<inferInput<typeof api.admin.anticipations.list>['sort']>['by']
export type AnticipationState = AnticipationRow['state']

export const queueStates = ['REQUESTED', 'COUNTERED'] as const satisfies readonly AnticipationState[]
export const bookStates = [
  'PAID',
  'SHORTFALL',
  'SETTLED',
  'REFUSED',
  'CANCELED',
  'EXPIRED',
] as const satisfies readonly AnticipationState[]
