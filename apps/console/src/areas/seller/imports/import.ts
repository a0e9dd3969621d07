import { type ImportState, workingStates } from '@balcao/domain/platform/imports'
import type { Tone } from '@balcao/ui/badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type ImportRow = inferOutput<typeof api.seller.imports.list>['rows'][number]
export type Import = inferOutput<typeof api.seller.imports.get>
export type ImportedSale = inferOutput<typeof api.seller.imports.sales>['rows'][number]
export type ImportedSubscription = inferOutput<typeof api.seller.imports.subscriptions>['rows'][number]
export type ImportedCustomer = inferOutput<typeof api.seller.imports.customers>['rows'][number]
export type Refusal = inferOutput<typeof api.seller.imports.refusals>['rows'][number]

export const workRefreshMs = 1_000

export const isAtWork = ({ state }: { state: ImportState }) =>
  (workingStates as readonly ImportState[]).includes(state)

export const stateTones: Record<ImportState, Tone> = {
  MATCHING: 'neutral',
  CHECKING: 'pending',
  CHECKED: 'info',
  IMPORTING: 'pending',
  DONE: 'positive',
  UNDOING: 'pending',
  UNDONE: 'returned',
  FAILED: 'negative',
}
