import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type ContractRow = inferOutput<typeof api.seller.coProduction.list>['rows'][number]
export type Contract = inferOutput<typeof api.seller.coProduction.get>
