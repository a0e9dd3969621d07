import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type FunnelRow = inferOutput<typeof api.seller.funnels.list>['rows'][number]
export type Funnel = inferOutput<typeof api.seller.funnels.get>
export type FunnelSort = NonNullable<inferInput<typeof api.seller.funnels.list>['sort']>['by']
export type FunnelForm = inferInput<typeof api.seller.funnels.save>
